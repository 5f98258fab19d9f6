import type { Words } from '../Words.ts';

export const zone: Words['zone'] = {
  name: (city) => `hora ${/^[A-Z]{3}/.test(city) ? city : `de ${city}`}`,
  same: 'la misma que la suya',
  ahead: (hours) => `${hours}\u00a0h más que la suya`,
  behind: (hours) => `${hours}\u00a0h menos que la suya`,
};
