import type { Words } from '../Words.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'Sélection de projets',
  aboutMe: 'À propos de moi',
  coreValues: 'Mes valeurs',
  interests: 'Centres d’intérêt',
};
