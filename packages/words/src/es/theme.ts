import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  label: 'Tema',
  system: 'Tema del sistema',
  light: 'Tema claro',
  dark: 'Tema oscuro',
};
