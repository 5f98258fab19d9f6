import type { stories as English } from '../en/stories.ts';

export const stories: typeof English = {
  label: 'Más casos',
  previous: (category) => `Caso anterior · ${category}`,
  next: (category) => `Caso siguiente · ${category}`,
};
