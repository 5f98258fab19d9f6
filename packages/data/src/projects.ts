import { formatPeriod } from './dates.ts';
import { isShown } from './pages.ts';
import type { Content } from './schema/content.ts';
import type { Project, ProjectCategory } from './schema/project.ts';
import { categoryParameter, slugify } from './slug.ts';
import { storyPathOf } from './stories.ts';

/** The look of a category that the owner hasn't described (spec section 3). */
export const unlistedCategory = {
  color: '#6b7280',
  emoji: '📁',
  blurb: 'Technical project',
} as const satisfies Omit<ProjectCategory, 'name'>;

/** A category that holds at least one project. */
export type CategoryInUse = ProjectCategory & {
  /** How many projects it holds. */
  count: number;
  /** Whether any of them is featured. */
  hasFeatured: boolean;
};

/** The projects of one category, in their order. */
export function projectsInCategory<P extends Project>(
  projects: readonly P[],
  category: string,
): P[] {
  return projects.filter((project) => project.category === category);
}

/**
 * The categories that hold a project: first those listed, in their order, then the unlisted ones
 * in the order of their first project, with the grey default.
 */
export function categoriesInUse(
  projects: readonly Project[],
  projectCategories: readonly ProjectCategory[],
): CategoryInUse[] {
  const listed = new Set(projectCategories.map(({ name }) => name));
  const unlisted = [...new Set(projects.map(({ category }) => category))]
    .filter((name) => !listed.has(name))
    .map((name) => ({ name, ...unlistedCategory }));
  return [...projectCategories, ...unlisted].flatMap((category) => {
    const own = projectsInCategory(projects, category.name);
    const hasFeatured = own.some(({ featured }) => featured === true);
    return own.length > 0 ? [{ ...category, count: own.length, hasFeatured }] : [];
  });
}

/** A project with the label and the colour of its category. */
export type ProjectInCategory = Project &
  Pick<ProjectCategory, 'color'> & {
    /** The category, by its short name if it has one. */
    categoryLabel: string;
  };

/** The projects, each with the label and the colour of its category. */
export function joinCategories({
  projects,
  projectCategories,
}: Pick<Content, 'projects' | 'projectCategories'>): ProjectInCategory[] {
  const listed = new Map(projectCategories.map((category) => [category.name, category]));
  return projects.map((project) => {
    const category = listed.get(project.category);
    const { color } = category ?? unlistedCategory;
    return { ...project, categoryLabel: category?.label ?? project.category, color };
  });
}

/** A project as its page shows it. */
export type ShownProject = Omit<ProjectInCategory, 'start' | 'end' | 'story'> & {
  /** From when to when, for reading; of a project with a start. */
  period?: string;
  /** The path of its story, if it has one. */
  storyUrl?: string;
};

/** A project as its page shows it. */
export function shownProject(
  content: Pick<Content, 'pages'>,
  project: ProjectInCategory,
): ShownProject {
  const { start, end, story, ...shown } = project;
  const storyUrl = storyPathOf(content, project);
  return {
    ...shown,
    ...(start && { period: formatPeriod(start, end) }),
    ...(storyUrl && { storyUrl }),
  };
}

/** The projects as their page shows them. */
export const shownProjects = (
  content: Pick<Content, 'pages' | 'projects' | 'projectCategories'>,
): ShownProject[] => joinCategories(content).map((project) => shownProject(content, project));

/** A choice of projects on their page. */
export interface ProjectChoice<P extends Project = Project>
  extends Pick<ProjectCategory, 'name' | 'label'>,
    Partial<Pick<CategoryInUse, 'color' | 'emoji' | 'blurb' | 'hasFeatured'>> {
  kind: 'category' | 'featured' | 'all' | 'skill';
  projects: readonly P[];
}

/**
 * The choices for visitors: the categories in use, then `Featured` and `All` if these differ from
 * the categories. The address of a category has priority: if one is named `All`, that choice is `All
 * projects`.
 */
export function projectChoices<P extends Project>(
  projects: readonly P[],
  projectCategories: readonly ProjectCategory[],
): ProjectChoice<P>[] {
  const categories = categoriesInUse(projects, projectCategories);
  const taken = new Set(categories.map(({ name }) => slugify(name)));
  const freeName = (name: string): string =>
    taken.has(slugify(name)) ? freeName(`${name} projects`) : name;
  const featured = projects.filter((project) => project.featured === true);
  const hasSome = featured.length > 0 && featured.length < projects.length;
  return [
    ...categories.map((category) => ({
      ...category,
      kind: 'category' as const,
      projects: projectsInCategory(projects, category.name),
    })),
    ...(hasSome
      ? [{ kind: 'featured' as const, name: freeName('Featured'), projects: featured }]
      : []),
    ...(categories.length > 1 ? [{ kind: 'all' as const, name: freeName('All'), projects }] : []),
  ];
}

/** How many projects the first page and a preview show. */
const SELECTED = 3;

/** The projects that say most about the owner: featured ones first, then those with a result, then any. */
export function selectedProjects<P extends Project>(projects: readonly P[]): P[] {
  const rank = ({ featured, result }: Project) => (featured ? 0 : result ? 1 : 2);
  return [...projects].sort((one, other) => rank(one) - rank(other)).slice(0, SELECTED);
}

/** How many projects their page also has in words, for readers without a script. */
const MOST_ON_PAGE = 60;

/**
 * The document with all projects in words, if they are too many for their own page. It grows with
 * them, while that page stays as light as with few.
 */
export const allProjectsPath = ({
  pages,
  projects,
}: Pick<Content, 'pages' | 'projects'>): string | undefined =>
  isShown(pages.projects) && projects.length > MOST_ON_PAGE
    ? `${pages.projects.path}-all`
    : undefined;

/** The projects that are in words in one of the two documents. */
export const projectsOn = (
  { path }: { path: string },
  content: Pick<Content, 'pages' | 'projects'>,
): readonly Project[] =>
  path === (allProjectsPath(content) ?? path)
    ? content.projects
    : content.projects.slice(0, MOST_ON_PAGE);

/** The category that the page of projects opens with, if there is a project. */
export const firstCategoryOf = ({
  projects,
  projectCategories,
  defaultProjectCategory,
}: Pick<Content, 'projects' | 'projectCategories'> & {
  defaultProjectCategory?: string | undefined;
}) => {
  const names = categoriesInUse(projects, projectCategories).map(({ name }) => name);
  return names.find((name) => name === defaultProjectCategory) ?? names[0];
};

/** The projects that the first page shows. */
export const selectedWorkOf = (content: Content) => ({
  firstCategory: firstCategoryOf(content),
  projects: selectedProjects(shownProjects(content)),
});

/** The part of the address that chooses a category on the page of projects. */
export const categoryAddress = (name: string): string => `?${categoryParameter}=${slugify(name)}`;

/** The address of a project's card on the page of projects, which opens with `firstCategory`. */
export function projectAddress({ title, category }: Project, firstCategory?: string): string {
  const query = category === firstCategory ? '' : categoryAddress(category);
  return `${query}#${slugify(title)}`;
}
