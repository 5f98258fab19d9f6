import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  system: 'Tema del sistema: cambiar al claro',
  light: 'Tema claro: cambiar al oscuro',
  dark: 'Tema oscuro: cambiar al del sistema',
};
