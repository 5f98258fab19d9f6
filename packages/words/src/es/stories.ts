import type { Words } from '../Words.ts';

export const stories: Words['stories'] = {
  label: 'Más casos',
  previous: (category) => `Caso anterior · ${category}`,
  next: (category) => `Caso siguiente · ${category}`,
};
