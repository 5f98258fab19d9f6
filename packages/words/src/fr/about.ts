import type { Words } from '../Words.ts';
import { de } from './grammar.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'Sélection de projets',
  aboutMe: 'À propos de moi',
  coreValues: 'Mes valeurs',
  interests: 'Centres d’intérêt',
};

export const value: Words['value'] = { inPractice: 'En pratique' };

export const zone: Words['zone'] = {
  name: (city) => `heure ${/^[A-Z]{3}/.test(city) ? city : de(city)}`,
  same: 'la même que la vôtre',
  ahead: (hours) => `${hours}\u00a0h d’avance sur vous`,
  behind: (hours) => `${hours}\u00a0h de retard sur vous`,
};
