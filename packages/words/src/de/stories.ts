import type { Words } from '../Words.ts';

export const stories: Words['stories'] = {
  label: 'Weitere Fallstudien',
  previous: (category) => `Vorherige Fallstudie · ${category}`,
  next: (category) => `Nächste Fallstudie · ${category}`,
};
