import { withoutScheme } from '@portfolio/data/contactDetails';
import { comparable } from '@portfolio/data/sameText';
import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { addressableTitles } from './addressableTitles.ts';

const pageOf = (url: string) => comparable(withoutScheme(url));

/** Whether one of the projects has this code, or, where it has none yet, this title. */
export const isAmong = (
  projects: readonly Project[],
  { title, codeUrl }: { title: string; codeUrl: string },
): boolean =>
  projects.some((project) =>
    project.codeUrl
      ? pageOf(project.codeUrl) === pageOf(codeUrl)
      : slugify(project.title) === slugify(title),
  );

/**
 * The content with more projects after its own. A title whose address is taken gets a number, and the page of
 * projects is shown from its first project on.
 */
export function addProjects(
  content: Content,
  added: Pick<Content, 'projects' | 'projectCategories'>,
): Content {
  const taken = content.projects.map(({ title }) => title);
  const titleOf = addressableTitles('Project', taken);
  const projects = added.projects.map((each) => ({ ...each, title: titleOf(each.title) }));
  const known = new Set(content.projectCategories.map(({ name }) => name));
  const categories = added.projectCategories.filter(({ name }) => !known.has(name));
  const { hidden: _, ...page } = content.pages.projects;
  const isFirst = content.projects.length === 0;
  return {
    ...content,
    projects: [...content.projects, ...projects],
    projectCategories: [...content.projectCategories, ...categories],
    pages: { ...content.pages, projects: isFirst ? page : content.pages.projects },
  };
}
