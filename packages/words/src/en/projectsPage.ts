// The texts that only the Projects page has: counts, the filter and its results.

import type { Counted } from '../types/textTypes.ts';
import { projectNoun } from './grammar.ts';

const projects: Counted = (count) => `${count} ${projectNoun(count)}`;

const showingFirst = (shown: number, count: number, name: string) =>
  `Currently showing ${shown} of ${projects(count)} in ${name}`;

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
  readStory: (title: string) => `Read the story: ${title}`,
  /** The link to all projects on GitHub, GitLab or another network. */
  viewAllOn: (network: string) => `View All on ${network}`,
};
