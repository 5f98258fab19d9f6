import type { Words } from '../Words.ts';

export const theme: Words['theme'] = {
  label: 'थीम',
  system: 'सिस्टम थीम',
  light: 'हल्की थीम',
  dark: 'गहरी थीम',
};
