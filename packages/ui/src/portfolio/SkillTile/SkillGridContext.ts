import { createContext } from 'react';

/** Whether a tile is in a grid, which provides Radix's tooltip provider. */
export const SkillGridContext = createContext(false);
