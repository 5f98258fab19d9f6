import type { zone as English } from '../en/zone.ts';

export const zone: typeof English = {
  name: (city) => `Zeitzone ${city}`,
  same: 'wie bei Ihnen',
  ahead: (hours) => `${hours}\u00a0h vor\u00a0Ihnen`,
  behind: (hours) => `${hours}\u00a0h hinter\u00a0Ihnen`,
};
