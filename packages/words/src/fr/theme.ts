import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  label: 'Thème',
  system: 'Thème du système',
  light: 'Thème clair',
  dark: 'Thème sombre',
};
