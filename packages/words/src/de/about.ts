import type * as english from '../en/about.ts';

export const aboutPage: typeof english.aboutPage = {
  selectedWork: 'Ausgewählte Arbeiten',
  aboutMe: 'Über mich',
  coreValues: 'Was mir wichtig ist',
  interests: 'Interessen',
};

export const value: typeof english.value = { inPractice: 'In der Praxis' };

export const zone: typeof english.zone = {
  name: (city) => `Zeitzone ${city}`,
  same: 'wie bei Ihnen',
  ahead: (hours) => `${hours}\u00a0h vor\u00a0Ihnen`,
  behind: (hours) => `${hours}\u00a0h hinter\u00a0Ihnen`,
};
