import type { Words } from '../Words.ts';

export const stories: Words['stories'] = {
  label: 'قصص أخرى',
  previous: (category) => `القصة السابقة · ${category}`,
  next: (category) => `القصة التالية · ${category}`,
};
