// A skill: how well the owner knows it, and which projects use it.

import { projectNoun } from './grammar.ts';

/** `A, B and C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

export const skill = {
  proficiency: 'Proficiency',
  proficiencyIn: (name: string) => `Proficiency in ${name}`,
  /** A sentence. */
  proficiencyPercent: (percent: number) => `Proficiency ${percent} percent.`,
  /** A heading above projects. */
  usedIn: 'Used in',
  /** A sentence. `others` is the number of projects that aren't named, and may be 0. */
  usedInProjects: (titles: readonly string[], others: number) =>
    `Used in ${list(others > 0 ? [...titles, `${others} more`] : titles)}.`,
  /** `React, used in 5 of 20 projects`. Everybody sees the second part, and some places the third as well. */
  evidence: (
    name: string,
    count: number,
    total: number,
  ): readonly [before: string, shown: string, after: string] => [
    `${name}, used in `,
    `${count} of ${total}`,
    ` ${projectNoun(total)}`,
  ],
  /** Above the owner's estimates. */
  estimate: 'My own estimate',
  /** Above drawings with a square for each project, and above bars. */
  squares: (total: number) => `Used in: one square is one of ${total} ${projectNoun(total)}`,
  bars: (total: number) => `Used in: share of ${total} ${projectNoun(total)}`,
};
