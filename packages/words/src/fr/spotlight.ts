import type { spotlight as English } from '../en/spotlight.ts';

export const spotlight: typeof English = {
  carousel: 'carrousel',
  slide: 'diapositive',
  play: (label) => `Lancer le défilement\u00a0: ${label}`,
  pause: (label) => `Arrêter le défilement\u00a0: ${label}`,
  previous: 'Compétence précédente',
  next: 'Compétence suivante',
  chooseQuote: 'Choisir une citation',
  chooseSkill: 'Choisir une compétence',
  skills: 'Compétences',
  skillDot: (position, count) => `Compétence ${position} sur ${count}`,
  skill: (name, position, count) => `${name}, ${position} sur ${count}`,
  quote: (position, count) => `Citation ${position} sur ${count}`,
};
