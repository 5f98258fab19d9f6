import type { Content } from '@portfolio/data/schema/content';
import { joinCategories, type ProjectInCategory } from '@portfolio/data/shown/projects';
import { storyPathOf } from '@portfolio/data/shown/stories';
import { formatPeriod } from '@portfolio/data/values/dates';
import type { Language } from '@portfolio/words';
import { joined } from '../texts/joined.ts';
import { entriesOf, type ResumeEntry } from './ResumeEntry.ts';

/** How many projects are described if the owner has chosen none; they take about a page. */
const MOST_DESCRIBED = 8;

/** How many of the owner's choice are described: two pages of them. */
const MOST_CHOSEN = 20;

/** The text about a project, then its result; a description's last sentence says the same at length. */
function storyOf({ title, description, result }: ProjectInCategory, language: string) {
  // Without a description, the site repeats the title; here that helps nobody.
  if (description === title) return { result };
  if (result === undefined) return { text: description };
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(description);
  const all = Array.from(sentences, ({ segment }) => segment.trim());
  return { text: all.slice(0, Math.max(1, all.length - 1)).join(' '), result };
}

/** The projects that the owner names, or features. */
function chosenOf({ owner }: Content, projects: readonly ProjectInCategory[]) {
  const named = owner.resume?.projects?.flatMap((title) =>
    projects.filter((project) => project.title === title),
  );
  return named ?? projects.filter((project) => project.featured);
}

/**
 * The chosen projects; if nothing is chosen, the first ones, and the names of the rest. The column next to them
 * has their periods; if none of them has one, their categories.
 */
export function projectEntries(content: Content, language: Language): ResumeEntry[] {
  const { comma } = language.formats;
  const projects = joinCategories(content);
  const chosen = chosenOf(content, projects);
  const [shown, most] = chosen.length > 0 ? [chosen, MOST_CHOSEN] : [projects, MOST_DESCRIBED];
  const areDated = shown.slice(0, most).some(({ start }) => start !== undefined);
  // One category for all says nothing.
  const areSorted = new Set(projects.map(({ category }) => category)).size > 1;
  const entryOf = (project: ProjectInCategory): ResumeEntry => {
    const { title, start, end, client, roles = [], color, codeUrl, demoUrl } = project;
    const story = storyPathOf(content, project);
    const category = areSorted ? project.categoryLabel : undefined;
    return {
      ...(areDated
        ? { label: start && formatPeriod(start, end, language) }
        : { label: category, color }),
      title,
      link: story ? encodeURI(content.site.url + story) : (codeUrl ?? demoUrl),
      note: joined(comma, [client, ...roles, areDated ? category : undefined]),
      ...storyOf(project, content.site.language),
      tools: joined(comma, project.technologies),
    };
  };
  return entriesOf(shown, most, entryOf, language);
}
