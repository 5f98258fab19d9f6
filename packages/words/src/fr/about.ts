import type * as english from '../en/about.ts';
import { de } from './grammar.ts';

export const aboutPage: typeof english.aboutPage = {
  selectedWork: 'Sélection de projets',
  aboutMe: 'À propos de moi',
  coreValues: 'Mes valeurs',
  interests: 'Centres d’intérêt',
};

export const value: typeof english.value = { inPractice: 'En pratique' };

export const zone: typeof english.zone = {
  name: (city) => `heure ${/^[A-Z]{3}/.test(city) ? city : de(city)}`,
  same: 'la même que la vôtre',
  ahead: (hours) => `${hours}\u00a0h d’avance sur vous`,
  behind: (hours) => `${hours}\u00a0h de retard sur vous`,
};
