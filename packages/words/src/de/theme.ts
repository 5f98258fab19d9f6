import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  label: 'Farbschema',
  system: 'Farbschema des Systems',
  light: 'Helles Farbschema',
  dark: 'Dunkles Farbschema',
};
