import { createContext } from 'react';

/** Whether a tile stands in a grid, and so has its tooltips' provider. */
export const SkillGridContext = createContext(false);
