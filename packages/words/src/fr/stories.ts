import type { Words } from '../Words.ts';

export const stories: Words['stories'] = {
  label: 'Autres études de cas',
  previous: (category) => `Étude de cas précédente · ${category}`,
  next: (category) => `Étude de cas suivante · ${category}`,
};
