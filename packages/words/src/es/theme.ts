import type { Words } from '../Words.ts';

export const theme: Words['theme'] = {
  label: 'Tema',
  system: 'Tema del sistema',
  light: 'Tema claro',
  dark: 'Tema oscuro',
};
