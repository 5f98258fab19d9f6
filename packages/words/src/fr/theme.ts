import type { Words } from '../Words.ts';

export const theme: Words['theme'] = {
  label: 'Thème',
  system: 'Thème du système',
  light: 'Thème clair',
  dark: 'Thème sombre',
};
