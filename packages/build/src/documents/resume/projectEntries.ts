import type { Content } from '@portfolio/data/schema/content';
import { joinCategories, type ProjectInCategory } from '@portfolio/data/shown/projects';
import { storyPathOf } from '@portfolio/data/shown/stories';
import { formatPeriod } from '@portfolio/data/values/dates';
import type { Language } from '@portfolio/words';
import { joined } from '../texts/joined.ts';
import { entriesOf, type ResumeEntry } from './ResumeEntry.ts';

/** How many projects are described if the owner has chosen none. They take about a page. */
const MOST_DESCRIBED = 8;

/** How many of the projects that the owner has chosen are described. They take two pages. */
const MOST_CHOSEN = 20;

/** The description of a project and its result. The description's last sentence is left out, as it repeats the result. */
function storyOf({ title, description, result }: ProjectInCategory, language: string) {
  // If a project has no description, the site repeats the title. Here that would help nobody.
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
 * The chosen projects. If none are chosen, these are the first projects and the names of the others. The column next to
 * them shows periods, or categories if no project has a period.
 */
export function projectEntries(content: Content, language: Language): ResumeEntry[] {
  const { comma } = language.formats;
  const projects = joinCategories(content);
  const chosen = chosenOf(content, projects);
  const [shown, most] = chosen.length > 0 ? [chosen, MOST_CHOSEN] : [projects, MOST_DESCRIBED];
  const areDated = shown.slice(0, most).some(({ start }) => start !== undefined);
  // If all projects have the same category, naming it says nothing.
  const haveCategories = new Set(projects.map(({ category }) => category)).size > 1;
  const entryOf = (project: ProjectInCategory): ResumeEntry => {
    const { title, start, end, client, roles = [], color, codeUrl, demoUrl } = project;
    const story = storyPathOf(content, project);
    const category = haveCategories ? project.categoryLabel : undefined;
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
