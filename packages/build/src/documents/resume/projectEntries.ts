import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { caseStudyPathOf } from '@portfolio/data/shown/caseStudies';
import {
  joinCategories,
  namedProjects,
  type ProjectInCategory,
} from '@portfolio/data/shown/projects';
import { formatPeriod } from '@portfolio/data/values/dates';
import { joined } from '@portfolio/data/values/placeholders';
import type { Language } from '@portfolio/words';
import { entriesOf, type ResumeEntry } from './ResumeEntry.ts';

/** How many projects are described if the owner has chosen none. They take about a page. */
const MOST_DESCRIBED = 8;

/** How many of the projects that the owner has chosen are described. They take two pages. */
const MOST_CHOSEN = 20;

const sentencesOf = (text: string, language: string) =>
  Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), (each) =>
    each.segment.trim(),
  );

/** Whether a result is a sentence. The description's last sentence then says the same. */
const isSentence = (result: string) => /[.!?。！？।؟…]\p{P}*$/u.test(result);

/** The description of a project, and its result. */
function caseStudyOf({ title, description, result }: Project, language: string) {
  // If a project has no description, the site repeats the title. Here that would help nobody.
  if (description === title) return { result };
  if (result === undefined || !isSentence(result)) return { text: description, result };
  const all = sentencesOf(description, language);
  return { text: all.slice(0, Math.max(1, all.length - 1)).join(' '), result };
}

/** The result of a project in a sentence, and the sentence with its numbers. */
export function resultOf(project: Project, { documents }: Language, language: string) {
  const { title, description, result } = project;
  if (result === undefined || isSentence(result)) return { result };
  const last = description === title ? undefined : sentencesOf(description, language).at(-1);
  return { result: documents.sentence(result), text: last };
}

/** The projects that are described: those that the owner names or features, or else the first ones. */
export function describedProjects(content: Content): { shown: Project[]; most: number } {
  const { owner, projects } = content;
  const named = owner.resume?.projects && namedProjects(content, owner.resume.projects);
  const chosen = named ?? projects.filter((project) => project.featured);
  return chosen.length > 0
    ? { shown: chosen, most: MOST_CHOSEN }
    : { shown: projects, most: MOST_DESCRIBED };
}

/**
 * The chosen projects. If none are chosen, these are the first projects and the names of the others. Their
 * labels are periods, or categories if no project has a period.
 */
export function projectEntries(content: Content, language: Language): ResumeEntry[] {
  const { comma } = language.formats;
  const { shown: projects, most } = describedProjects(content);
  const shown = joinCategories({ ...content, projects });
  const areDated = shown.slice(0, most).some(({ start }) => start !== undefined);
  // If all projects have the same category, naming it says nothing.
  const haveCategories = new Set(content.projects.map(({ category }) => category)).size > 1;
  const entryOf = (project: ProjectInCategory): ResumeEntry => {
    const { title, start, end, client, roles = [], color, codeUrl, demoUrl } = project;
    const caseStudy = caseStudyPathOf(content, project);
    const category = haveCategories ? project.categoryLabel : undefined;
    return {
      ...(areDated
        ? { label: start && formatPeriod(start, end, language) }
        : { label: category, color }),
      title,
      leadsToCaseStudy: caseStudy !== undefined,
      link: caseStudy ? encodeURI(content.site.url + caseStudy) : (codeUrl ?? demoUrl),
      note: joined(comma, [client, ...roles, areDated ? category : undefined]),
      ...caseStudyOf(project, content.site.language),
      tools: joined(comma, project.technologies),
    };
  };
  return entriesOf(shown, most, entryOf, language);
}
