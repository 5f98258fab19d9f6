import type { aboutPage as English } from '../en/aboutPage.ts';

export const aboutPage: typeof English = {
  selectedWork: 'Sélection de projets',
  aboutMe: 'À propos de moi',
  coreValues: 'Mes valeurs',
  interests: 'Centres d’intérêt',
};
