import { projectNoun } from './grammar.ts';

/** The texts that only the Skills page has. */
export const skillsPage = {
  /** The name of the filter. */
  filter: 'Filter by category',
  /** The choice of all categories. */
  all: 'All',
  /** A sentence with a link to the page as a text file, in three parts: before the link, the link, after the link. */
  asText: ['What I use each skill for is in ', 'this page as text', '.'],
  spokenLanguages: 'Spoken languages',
  spotlight: 'Skill Spotlight',
};

/** `A, B and C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/** A skill: how well the owner knows it, and which projects use it. */
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

/** Skills that rotate in one place, and their buttons. */
export const spotlight = {
  /** The roles of the whole and of each slide for assistive technology (ARIA `aria-roledescription`). */
  carousel: 'carousel',
  slide: 'slide',
  /** `label` is the name of the carousel. */
  play: (label: string) => `Play ${label}`,
  pause: (label: string) => `Pause ${label}`,
  previous: 'Previous skill',
  next: 'Next skill',
  chooseQuote: 'Choose a quote',
  chooseSkill: 'Choose a skill',
  skills: 'Skills',
  /** A dot. The thumbnails have the names. */
  skillDot: (position: number, count: number) => `Skill ${position} of ${count}`,
  skill: (name: string, position: number, count: number) => `${name}, ${position} of ${count}`,
  quote: (position: number, count: number) => `Quote ${position} of ${count}`,
};
