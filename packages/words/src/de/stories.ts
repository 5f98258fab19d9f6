import type { stories as English } from '../en/stories.ts';

export const stories: typeof English = {
  label: 'Weitere Fallstudien',
  previous: (category) => `Vorherige Fallstudie · ${category}`,
  next: (category) => `Nächste Fallstudie · ${category}`,
};
