import type { skill as English } from '../en/skill.ts';
import { projectsDative } from './grammar.ts';

/** `A, B und C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' und ');

export const skill: typeof English = {
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
