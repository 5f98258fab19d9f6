import type { stories as English } from '../en/stories.ts';

export const stories: typeof English = {
  label: 'Autres études de cas',
  previous: (category) => `Étude de cas précédente · ${category}`,
  next: (category) => `Étude de cas suivante · ${category}`,
};
