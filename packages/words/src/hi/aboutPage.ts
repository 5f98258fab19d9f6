import type { aboutPage as English } from '../en/aboutPage.ts';

export const aboutPage: typeof English = {
  selectedWork: 'चुनिंदा काम',
  aboutMe: 'मेरे बारे में',
  coreValues: 'मेरे सिद्धांत',
  interests: 'रुचियाँ',
};
