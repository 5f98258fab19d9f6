import type { Words } from '../Words.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'चुनिंदा काम',
  aboutMe: 'मेरे बारे में',
  coreValues: 'मेरे सिद्धांत',
  interests: 'रुचियाँ',
};

export const value: Words['value'] = { inPractice: 'व्यवहार में' };

const hourNoun = (hours: string) => (hours === '1' ? 'घंटा' : 'घंटे');

export const zone: Words['zone'] = {
  name: (city) => `${city} का समय`,
  same: 'आपके समय के बराबर',
  ahead: (hours) => `आपसे ${hours} ${hourNoun(hours)} आगे`,
  behind: (hours) => `आपसे ${hours} ${hourNoun(hours)} पीछे`,
};
