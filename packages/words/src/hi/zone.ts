import type { zone as English } from '../en/zone.ts';

const hourNoun = (hours: string) => (hours === '1' ? 'घंटा' : 'घंटे');

export const zone: typeof English = {
  name: (city) => `${city} का समय`,
  same: 'आपके समय के बराबर',
  ahead: (hours) => `आपसे ${hours} ${hourNoun(hours)} आगे`,
  behind: (hours) => `आपसे ${hours} ${hourNoun(hours)} पीछे`,
};
