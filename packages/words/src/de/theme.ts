import type { Words } from '../Words.ts';

export const theme: Words['theme'] = {
  label: 'Farbschema',
  system: 'Farbschema des Systems',
  light: 'Helles Farbschema',
  dark: 'Dunkles Farbschema',
};
