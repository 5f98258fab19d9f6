import type { stories as English } from '../en/stories.ts';

export const stories: typeof English = {
  label: 'और कहानियाँ',
  previous: (category) => `पिछली कहानी · ${category}`,
  next: (category) => `अगली कहानी · ${category}`,
};
