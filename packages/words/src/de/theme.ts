import type { theme as English } from '../en/theme.ts';

export const theme: typeof English = {
  system: 'Farbschema des Systems: zu Hell wechseln',
  light: 'Helles Farbschema: zu Dunkel wechseln',
  dark: 'Dunkles Farbschema: zu dem des Systems wechseln',
};
