import type * as english from '../en/skills.ts';
import { projectsDative } from './grammar.ts';

export const skillsPage: typeof english.skillsPage = {
  filter: 'Nach Kategorie filtern',
  all: 'Alle',
  asText: ['Wofür ich was einsetze, steht in der ', 'Textfassung dieser Seite', '.'],
  spokenLanguages: 'Sprachen',
  spotlight: 'Kenntnisse im Fokus',
};

/** `A, B und C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' und ');

export const skill: typeof english.skill = {
  proficiency: 'Kenntnisstand',
  proficiencyIn: (name) => `Kenntnisstand in ${name}`,
  proficiencyPercent: (percent) => `Kenntnisstand ${percent}\u00a0Prozent.`,
  usedIn: 'Eingesetzt in',
  usedInProjects: (titles, others) =>
    `Eingesetzt in ${list(others > 0 ? [...titles, `${others} weiteren`] : titles)}.`,
  evidence: (name, count, total) => [
    `${name}, eingesetzt in `,
    `${count} von ${total}`,
    total === 1 ? ' Projekt' : ' Projekten',
  ],
  estimate: 'Selbsteinschätzung',
  squares: (total) => `Eingesetzt in: ein Kästchen je Projekt, insgesamt ${total}`,
  bars: (total) => `Eingesetzt in: Anteil an ${projectsDative(total)}`,
};

export const spotlight: typeof english.spotlight = {
  carousel: 'Karussell',
  slide: 'Folie',
  play: (label) => `Abspielen: ${label}`,
  pause: (label) => `Anhalten: ${label}`,
  previous: 'Vorheriges Thema',
  next: 'Nächstes Thema',
  chooseQuote: 'Zitat wählen',
  chooseSkill: 'Thema wählen',
  skills: 'Kenntnisse',
  skillDot: (position, count) => `Thema ${position} von ${count}`,
  skill: (name, position, count) => `${name}, ${position} von ${count}`,
  quote: (position, count) => `Zitat ${position} von ${count}`,
};
