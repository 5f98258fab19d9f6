import type { stories as English } from '../en/stories.ts';

export const stories: typeof English = {
  label: 'قصص أخرى',
  previous: (category) => `القصة السابقة · ${category}`,
  next: (category) => `القصة التالية · ${category}`,
};
