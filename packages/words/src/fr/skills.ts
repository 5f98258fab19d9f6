import type * as english from '../en/skills.ts';
import { de, others, plural } from './grammar.ts';

export const skillsPage: typeof english.skillsPage = {
  filter: 'Filtrer par catégorie',
  all: 'Toutes',
  asText: [
    'L’usage que je fais de chaque compétence est décrit dans ',
    'la version texte de cette page',
    '.',
  ],
  spokenLanguages: 'Langues parlées',
  spotlight: 'Compétences à la une',
};

/** `A, B et C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ');

export const skill: typeof english.skill = {
  proficiency: 'Maîtrise',
  proficiencyIn: (name) => `Maîtrise ${de(name)}`,
  proficiencyPercent: (percent) => `Maîtrise\u00a0: ${percent}\u00a0%.`,
  usedIn: 'Projets',
  usedInProjects: (titles, more) =>
    `Projets\u00a0: ${list(more > 0 ? [...titles, others(more)] : titles)}.`,
  evidence: (name, count, total) => [
    `${name}\u00a0: `,
    `${count} sur ${total}`,
    ` ${plural(total, 'projet', 'projets')}`,
  ],
  estimate: 'Ma propre estimation',
  squares: (total) => `Utilisation\u00a0: un carré par projet (${total} en tout)`,
  bars: (total) => `Utilisation\u00a0: part des projets (${total} en tout)`,
};

export const spotlight: typeof english.spotlight = {
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
