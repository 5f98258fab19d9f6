import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  system: 'सिस्टम थीम: हल्की थीम पर जाएँ',
  light: 'हल्की थीम: गहरी थीम पर जाएँ',
  dark: 'गहरी थीम: सिस्टम थीम पर जाएँ',
};
