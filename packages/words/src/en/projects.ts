import type { Counted, LinkText } from '../types/textTypes.ts';
import { projectNoun } from './grammar.ts';

const projects: Counted = (count) => `${count} ${projectNoun(count)}`;

const showingFirst = (shown: number, count: number, name: string) =>
  `Currently showing ${shown} of ${projects(count)} in ${name}`;

/** The texts that only the Projects page has: counts, the filter and its results. */
export const projectsPage = {
  /** The nouns of the counts at the start of the page. Each is after or below its number. */
  statistics: {
    projects: (_count: number) => 'projects',
    featured: (_count: number) => 'featured',
    categories: (_count: number) => 'categories',
  },
  /** The name of the filter. */
  filter: 'Filter by Domain',
  /** Announced for each choice of the filter, after its name. */
  count: projects,
  loading: 'Loading projects...',
  /**
   * Says which projects the cards show.
   * @param name the name of the choice, which for a skill is `with` and the skill
   */
  showing: {
    category: (count: number, name: string) => `Currently showing ${projects(count)} in ${name}`,
    featured: (count: number, _name: string) => `Currently showing ${count} featured projects`,
    all: (count: number, _name: string) => `Currently showing all ${projects(count)}`,
    skill: (count: number, name: string) => `Currently showing ${projects(count)} ${name}`,
  },
  /** The same where only the first ones of many are shown. */
  showingFirst: {
    category: showingFirst,
    featured: showingFirst,
    all: showingFirst,
    skill: (shown: number, count: number, name: string) =>
      `Currently showing ${shown} of ${projects(count)} ${name}`,
  },
  /** A button that clears the choice of a skill. */
  clearChoice: 'Clear this choice',
  showMore: 'Show more projects',
  /** The heading of the document with all projects, and the link to it. */
  allInWords: (count: number) => `All ${projects(count)} in words`,
  /** The link back from there. */
  seeFigures: 'See their figures',
  readCaseStudy: (title: string) => `Read the case study: ${title}`,
  /** The link to all projects on GitHub, GitLab or another network. */
  viewAllOn: (network: string) => `View All on ${network}`,
};

/** A project's card: its facts, links and lists. */
export const project = {
  featured: '★ Featured',
  forClient: (client: string) => `for ${client}`,
  /** Names of lists. */
  facts: (title: string) => `Period, client and roles of ${title}`,
  technologiesOf: (title: string) => `Technologies of ${title}`,
  firstTechnologiesOf: (title: string) => `First technologies of ${title}`,
  technologies: 'Technologies',
  measured: 'How it was measured',
  readMore: 'Read more',
  code: (title: string): LinkText => ['Code', ` of ${title}`],
  demo: (title: string): LinkText => ['Demo', ` of ${title}`],
};

/** The case study of a project: its facts, and the names of parts that scroll sideways. */
export const caseStudyPage = {
  /** The labels of the period, the client, the owner's roles, the technologies, and links. */
  when: 'When',
  for: 'For',
  as: 'As',
  with: 'With',
  links: 'Links',
  code: 'Code',
  demo: 'Demo',
  /** Leads to the form, which then begins with the project's name (`contactForm.about`). */
  ask: 'Ask about this project',
  /**
   * The name of a table that scrolls sideways.
   * @param columns the names of its columns
   */
  table: (columns: readonly string[]) => `Table: ${columns.join(', ')}`,
  /**
   * The name of a listing that scrolls sideways.
   * @param language the programming language, if it is known
   */
  listing: (language: string | undefined): string => (language ? `Code: ${language}` : 'Code'),
};

/** The links to the case studies before and after this one. */
export const caseStudies = {
  /** The name of the list of sections. */
  contents: 'Contents',
  label: 'More case studies',
  previous: (category: string) => `Previous case study · ${category}`,
  next: (category: string) => `Next case study · ${category}`,
};
