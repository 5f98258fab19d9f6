import type * as english from '../en/projects.ts';
import type { Counted } from '../types/textTypes.ts';
import { counted, projectsDative } from './grammar.ts';

const projects: Counted = (count) => counted(count, 'Projekt', 'Projekte');

export const projectsPage: typeof english.projectsPage = {
  statistics: {
    projects: (count) => (count === 1 ? 'Projekt' : 'Projekte'),
    featured: (count) => (count === 1 ? 'Highlight' : 'Highlights'),
    categories: (count) => (count === 1 ? 'Kategorie' : 'Kategorien'),
  },
  filter: 'Nach Bereich filtern',
  count: projects,
  loading: 'Projekte werden geladen\u00a0…',
  showing: {
    category: (count, name) => `Angezeigt: ${projects(count)} aus ${name}`,
    featured: (count) => `Angezeigt: ${counted(count, 'Highlight', 'Highlights')}`,
    all: (count) => `Angezeigt: ${count === 1 ? '' : 'alle '}${projects(count)}`,
    skill: (count, name) => `Angezeigt: ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: (shown, count, name) =>
      `Angezeigt: ${shown} von ${projectsDative(count)} aus ${name}`,
    featured: (shown, count) =>
      `Angezeigt: ${shown} von ${counted(count, 'Highlight', 'Highlights')}`,
    all: (shown, count) => `Angezeigt: ${shown} von ${projectsDative(count)}`,
    skill: (shown, count, name) => `Angezeigt: ${shown} von ${projectsDative(count)} ${name}`,
  },
  clearChoice: 'Auswahl aufheben',
  showMore: 'Mehr Projekte anzeigen',
  allInWords: (count) =>
    count === 1 ? 'Das Projekt in Worten' : `Alle ${projects(count)} in Worten`,
  seeFigures: 'Zu den Abbildungen',
  readCaseStudy: (title) => `Fallstudie lesen: ${title}`,
  viewAllOn: (network) => `Alle auf ${network} ansehen`,
};

export const project: typeof english.project = {
  featured: '★ Highlight',
  forClient: (client) => `für ${client}`,
  facts: (title) => `Zeitraum, Auftraggeber und Rollen: ${title}`,
  technologiesOf: (title) => `Technologien: ${title}`,
  firstTechnologiesOf: (title) => `Wichtigste Technologien: ${title}`,
  technologies: 'Technologien',
  measured: 'Messmethode',
  readMore: 'Weiterlesen',
  code: (title) => ['Code', `: ${title}`],
  demo: (title) => ['Demo', `: ${title}`],
};

export const caseStudyPage: typeof english.caseStudyPage = {
  when: 'Wann',
  for: 'Für',
  as: 'Als',
  with: 'Mit',
  links: 'Links',
  code: 'Code',
  demo: 'Demo',
  ask: 'Frage zu diesem Projekt stellen',
  table: (columns) => `Tabelle: ${columns.join(', ')}`,
  listing: (language) => (language ? `Code: ${language}` : 'Code'),
};

export const caseStudies: typeof english.caseStudies = {
  contents: 'Inhalt',
  label: 'Weitere Fallstudien',
  previous: (category) => `Vorherige Fallstudie · ${category}`,
  next: (category) => `Nächste Fallstudie · ${category}`,
};
