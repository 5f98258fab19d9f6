import type { Words } from '../Words.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'Ausgewählte Arbeiten',
  aboutMe: 'Über mich',
  coreValues: 'Was mir wichtig ist',
  interests: 'Interessen',
};
