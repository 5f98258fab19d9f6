import type { Content } from '../schema/content.ts';
import type { Project } from '../schema/project.ts';
import { slugify } from '../values/slug.ts';
import { isShown } from './pages.ts';

/** A project with a story. */
export type ProjectWithStory = Project & Required<Pick<Project, 'story'>>;

const hasStory = (project: Project): project is ProjectWithStory => project.story !== undefined;

/** The projects whose stories are on the site, in the order of the stories. */
export const projectsWithStory = ({ pages, projects }: Pick<Content, 'pages' | 'projects'>) =>
  isShown(pages.projects) ? projects.filter(hasStory) : [];

/** The path of a project's story, below the page of projects: `/projects/drift-watch`. */
export const storyPath = (
  { pages: { projects } }: Pick<Content, 'pages'>,
  { title }: Pick<Project, 'title'>,
): string => `${projects.path}/${slugify(title)}`;

/** The path of a project's story; undefined if the site has none. */
export const storyPathOf = (
  content: Pick<Content, 'pages'>,
  project: Project,
): string | undefined =>
  hasStory(project) && isShown(content.pages.projects) ? storyPath(content, project) : undefined;

/** The files that the build makes for a story: its text for programs, and the picture for previews of links. */
export const storyFiles = (path: string) => ({
  markdown: `${path.slice(1)}.md`,
  picture: `og${path}.png`,
});

/** The latest date of a project; empty without one. */
const dateOf = ({ start = '', end = start }: Project) => end;

/** The project with the newest story: the one with the latest date. If several have that date, the first counts. */
export const projectWithNewestStory = (
  projects: readonly ProjectWithStory[],
): ProjectWithStory | undefined =>
  projects.reduce<ProjectWithStory | undefined>(
    (newest, each) => (newest && dateOf(newest) >= dateOf(each) ? newest : each),
    undefined,
  );
