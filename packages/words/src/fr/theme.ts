import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  system: 'Thème du système : passer au clair',
  light: 'Thème clair : passer au sombre',
  dark: 'Thème sombre : passer à celui du système',
};
