// The texts that pages and documents have about the owner's content. The build writes them.

import { counted } from './grammar.ts';

/** A word in the middle of a line; a code such as `B2` stays as it is. */
const inLine = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) ? `${word[0]?.toLowerCase()}${word.slice(1)}` : word;

export const content = {
  /** The heading of the first page, unless the owner writes one. */
  greeting: (name: string) => `Hi, I'm ${name}`,
  /** A label before its text: `Spanish: Native speaker`. The text is empty where a link follows. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  /** The end of a period that hasn't ended yet. */
  present: 'Present',
  /** The length of a period: `1 year 3 months`. A number that is 0 is left out. */
  length: (years: number, months: number) =>
    [
      ...(years > 0 ? [counted(years, 'year', 'years')] : []),
      ...(months > 0 ? [counted(months, 'month', 'months')] : []),
    ].join(' '),
  /** How many of all projects use a skill, in the middle of a line: `used in 3 of 7 projects`. */
  use: (used: number, total: number) =>
    `used in ${used} of ${counted(total, 'project', 'projects')}`,
  facts: {
    availableFrom: 'Available from',
    /** Before a place: city, region, country. */
    basedIn: 'Based in',
    languages: 'Languages',
    localTime: 'Local time',
    /** A language and its level, among others in a line: `English (fluent)`. The owner's level begins with a capital. */
    language: (name: string, level: string) => `${name} (${inLine(level)})`,
  },
  /** The labels of the contact information. */
  contact: { email: 'Email', phone: 'Phone', location: 'Location' },
  /** The headings of positions, by their kind. */
  positions: {
    employment: 'Positions',
    internship: 'Internships',
    volunteering: 'Volunteering',
  },
  /** The badge of a position, by its kind. */
  badges: { internship: 'Internship', volunteering: 'Volunteering' },
  /** The kinds of certificates. */
  certificates: { Course: 'Course', Internship: 'Internship', Certificate: 'Certificate' },
  projects: {
    /** The line about a category that the owner hasn't described. */
    unlisted: 'Technical project',
    /** A choice among the categories: the projects that the owner features. */
    featured: 'Featured',
    /** Replaces `featured` if a category has that name. */
    featuredProjects: 'Featured projects',
    /** A choice among the categories: all projects. */
    all: 'All',
    /** Replaces `all` if a category has that name. */
    allProjects: 'All projects',
    /** A choice among the categories: the projects that use a skill. */
    withSkill: (skill: string) => `with ${skill}`,
  },
};
