import type { Words } from '../Words.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'चुनिंदा काम',
  aboutMe: 'मेरे बारे में',
  coreValues: 'मेरे सिद्धांत',
  interests: 'रुचियाँ',
};
