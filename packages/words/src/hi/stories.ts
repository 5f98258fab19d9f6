import type { Words } from '../Words.ts';

export const stories: Words['stories'] = {
  label: 'और कहानियाँ',
  previous: (category) => `पिछली कहानी · ${category}`,
  next: (category) => `अगली कहानी · ${category}`,
};
