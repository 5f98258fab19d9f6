import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  label: 'थीम',
  system: 'सिस्टम थीम',
  light: 'हल्की थीम',
  dark: 'गहरी थीम',
};
