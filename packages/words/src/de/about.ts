import type { Words } from '../Words.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'Ausgewählte Arbeiten',
  aboutMe: 'Über mich',
  coreValues: 'Was mir wichtig ist',
  interests: 'Interessen',
};

export const value: Words['value'] = { inPractice: 'In der Praxis' };

export const zone: Words['zone'] = {
  name: (city) => `Zeitzone ${city}`,
  same: 'wie bei Ihnen',
  ahead: (hours) => `${hours}\u00a0h vor\u00a0Ihnen`,
  behind: (hours) => `${hours}\u00a0h hinter\u00a0Ihnen`,
};
