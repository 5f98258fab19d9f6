import type { content as English } from '../en/content.ts';
import { counted, projectsDative } from './grammar.ts';

/** An adjective in the middle of a line; a noun such as `Muttersprache` and a code such as `B2` stay as they are. */
const inLine = (level: string) =>
  /^\p{Lu}\p{Ll}/u.test(level) && !/^\S*(?:sprache|sprachler|kenntnis|niveau|anfänger)/i.test(level)
    ? `${level[0]?.toLowerCase()}${level.slice(1)}`
    : level;

export const content: typeof English = {
  greeting: (name) => `Hallo, ich bin ${name}`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'heute',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'Jahr', 'Jahre')] : []),
      ...(months > 0 ? [counted(months, 'Monat', 'Monate')] : []),
    ].join(' '),
  use: (used, total) => `eingesetzt in ${used} von ${projectsDative(total)}`,
  facts: {
    availableFrom: 'Verfügbar ab',
    basedIn: 'Standort',
    languages: 'Sprachen',
    localTime: 'Ortszeit',
    language: (name, level) => `${name} (${inLine(level)})`,
  },
  contact: { email: 'E-Mail', phone: 'Telefon', location: 'Ort' },
  positions: {
    employment: 'Berufliche Stationen',
    internship: 'Praktika',
    volunteering: 'Ehrenamt',
  },
  badges: { internship: 'Praktikum', volunteering: 'Ehrenamt' },
  certificates: { Course: 'Kurs', Internship: 'Praktikum', Certificate: 'Zertifikat' },
  projects: {
    unlisted: 'Technisches Projekt',
    featured: 'Highlights',
    featuredProjects: 'Ausgewählte Projekte',
    all: 'Alle',
    allProjects: 'Alle Projekte',
    withSkill: (skill) => `mit ${skill}`,
  },
};
