import type * as english from '../en/documents.ts';
import { counted, projectsDative } from './grammar.ts';

/** An adjective in the middle of a line; a noun such as `Muttersprache` and a code such as `B2` stay as they are. */
const inLine = (level: string) =>
  /^\p{Lu}\p{Ll}/u.test(level) && !/^\S*(?:sprache|sprachler|kenntnis|niveau|anfänger)/i.test(level)
    ? `${level[0]?.toLowerCase()}${level.slice(1)}`
    : level;

export const content: typeof english.content = {
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

export const documents: typeof english.documents = {
  sentence: (text) => `${text}.`,
  resume: {
    title: 'Lebenslauf',
    sections: {
      experience: 'Berufserfahrung',
      volunteering: 'Ehrenamt',
      projects: 'Projekte',
      education: 'Ausbildung',
      certificates: 'Zertifikate',
      publications: 'Publikationen',
      awards: 'Auszeichnungen',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
      interests: 'Interessen',
      references: 'Referenzen',
      links: 'Links',
    },
    website: 'Website',
    verified: 'verifiziert',
    others: (names, more) =>
      `Außerdem: ${names.join('; ')}${more > 0 ? ` und ${more} weitere` : ''}`,
    page: (page, pages) => `${page} / ${pages}`,
  },
  card: { title: 'Visitenkarte', code: 'QR-Code mit der Adresse der Website' },
  texts: {
    aboutMe: 'Über mich',
    coreValues: 'Was mir wichtig ist',
    interests: 'Interessen',
    spokenLanguages: 'Sprachen',
    spotlight: 'Kenntnisse im Fokus',
    uses: (used, total, projects) =>
      `Eingesetzt in ${used} von ${projectsDative(total)}: ${projects}.`,
    featured: 'Highlight',
    technologies: 'Technologien',
    code: 'Code',
    demo: 'Demo',
    caseStudy: 'Fallstudie',
    measured: 'Messmethode',
    skills: 'Kenntnisse',
    references: 'Referenzen',
    check: 'Nachlesen',
    degree: 'Abschluss',
    certificates: 'Zertifikate und Weiterbildung',
    verified: 'Verifiziert',
    seeCertificate: 'Zertifikat ansehen',
    publications: 'Publikationen',
    awards: 'Auszeichnungen',
    readMore: 'Weiterlesen',
    map: 'Karte',
    pages: 'Seiten',
    results: 'Ergebnisse',
    caseStudies: 'Fallstudien',
    files: 'Dateien',
    resumePdf: 'Lebenslauf (PDF)',
    resumeJson: 'Lebenslauf (JSON Resume)',
    contactCard: 'Kontaktdaten (vCard)',
  },
};
