import type { Content } from '../schema/content.ts';
import type { Project } from '../schema/project.ts';
import { slugify } from '../values/slug.ts';
import { isShown } from './pages.ts';

/** A project with a case study. */
export type ProjectWithCaseStudy = Project & Required<Pick<Project, 'caseStudy'>>;

const hasCaseStudy = (project: Project): project is ProjectWithCaseStudy =>
  project.caseStudy !== undefined;

/** The projects whose case studies are on the site, in the order of the case studies. */
export const projectsWithCaseStudy = ({ pages, projects }: Pick<Content, 'pages' | 'projects'>) =>
  isShown(pages.projects) ? projects.filter(hasCaseStudy) : [];

/** The path of a project's case study, below the page of projects: `/projects/drift-watch`. */
export const caseStudyPath = (
  { pages: { projects } }: Pick<Content, 'pages'>,
  { title }: Pick<Project, 'title'>,
): string => `${projects.path}/${slugify(title)}`;

/** The path of a project's case study; undefined if the site has none. */
export const caseStudyPathOf = (
  content: Pick<Content, 'pages'>,
  project: Project,
): string | undefined =>
  hasCaseStudy(project) && isShown(content.pages.projects)
    ? caseStudyPath(content, project)
    : undefined;

/** The files that the build makes for a case study: its text for programs, and the picture for previews of links. */
export const caseStudyFiles = (path: string) => ({
  markdown: `${path.slice(1)}.md`,
  picture: `og${path}.png`,
});

/** The file with the numbers of a case study's figure. */
export const figureDataFile = (path: string) => `${path.slice(1)}.csv`;

/** The latest date of a project; empty without one. */
const dateOf = ({ start = '', end = start }: Project) => end;

/** The project with the newest case study: the one with the latest date. If several have that date, the first counts. */
export const projectWithNewestCaseStudy = (
  projects: readonly ProjectWithCaseStudy[],
): ProjectWithCaseStudy | undefined =>
  projects.reduce<ProjectWithCaseStudy | undefined>(
    (newest, each) => (newest && dateOf(newest) >= dateOf(each) ? newest : each),
    undefined,
  );
