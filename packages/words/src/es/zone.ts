import type { zone as English } from '../en/zone.ts';

export const zone: typeof English = {
  name: (city) => `hora ${/^[A-Z]{3}/.test(city) ? city : `de ${city}`}`,
  same: 'la misma que la suya',
  ahead: (hours) => `${hours}\u00a0h más que la suya`,
  behind: (hours) => `${hours}\u00a0h menos que la suya`,
};
