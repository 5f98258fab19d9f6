import type { Words } from '../Words.ts';

export const value: Words['value'] = { inPractice: 'En la práctica' };
