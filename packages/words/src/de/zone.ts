import type { Words } from '../Words.ts';

export const zone: Words['zone'] = {
  name: (city) => `Zeitzone ${city}`,
  same: 'wie bei Ihnen',
  ahead: (hours) => `${hours}\u00a0h vor\u00a0Ihnen`,
  behind: (hours) => `${hours}\u00a0h hinter\u00a0Ihnen`,
};
