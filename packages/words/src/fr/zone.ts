import type { zone as English } from '../en/zone.ts';
import { de } from './grammar.ts';

export const zone: typeof English = {
  name: (city) => `heure ${/^[A-Z]{3}/.test(city) ? city : de(city)}`,
  same: 'la même que la vôtre',
  ahead: (hours) => `${hours}\u00a0h d’avance sur vous`,
  behind: (hours) => `${hours}\u00a0h de retard sur vous`,
};
