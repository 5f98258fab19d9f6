import type { aboutPage as English } from '../en/aboutPage.ts';

export const aboutPage: typeof English = {
  selectedWork: 'Ausgewählte Arbeiten',
  aboutMe: 'Über mich',
  coreValues: 'Was mir wichtig ist',
  interests: 'Interessen',
};
