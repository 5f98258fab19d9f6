import { type DescribedFigure, describeFigure } from '@portfolio/figures';
import type { ContentLanguage } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import { decoration } from '../schema/decoration.ts';
import type { Project, ProjectCategory } from '../schema/project.ts';
import { formatPeriod } from '../values/dates.ts';
import { categoryParameter, slugify } from '../values/slug.ts';
import { caseStudyPathOf } from './caseStudies.ts';
import { isShown } from './pages.ts';

/** A category that holds at least one project. */
export type CategoryInUse = ProjectCategory & {
  /** Whether the owner has described it. */
  isListed: boolean;
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
    .map((name) => ({ name, color: decoration.color, emoji: decoration.emoji }));
  return [...projectCategories, ...unlisted].flatMap((category) => {
    const isListed = listed.has(category.name);
    const own = projectsInCategory(projects, category.name);
    const hasFeatured = own.some(({ featured }) => featured === true);
    return own.length > 0 ? [{ ...category, isListed, count: own.length, hasFeatured }] : [];
  });
}

/** A project with the label and the colour of its category. */
export type ProjectInCategory = Project &
  Pick<ProjectCategory, 'color'> & {
    /** The category, by its short name if it has one. */
    categoryLabel: string;
    /** The language of an untranslated project, if it isn't the site's. */
    lang?: string;
  };

/** The projects, each with the label and the colour of its category. */
export function joinCategories({
  projects,
  projectCategories,
}: Pick<Content, 'projects' | 'projectCategories'>): ProjectInCategory[] {
  const listed = new Map(projectCategories.map((category) => [category.name, category]));
  return projects.map((project) => {
    const category = listed.get(project.category);
    const { color } = category ?? decoration;
    return { ...project, categoryLabel: category?.label ?? project.category, color };
  });
}

/** A project as its page shows it. */
export type ShownProject = Omit<ProjectInCategory, 'start' | 'end' | 'caseStudy' | 'figure'> & {
  figure?: DescribedFigure;
  /** Start and end, formatted, if the project has a start. */
  period?: string;
  /** The path of its case study, if it has one. */
  caseStudyUrl?: string;
};

/** A project as its page shows it. */
export function shownProject(
  content: Pick<Content, 'pages'>,
  project: ProjectInCategory,
  language: ContentLanguage,
): ShownProject {
  const { start, end, caseStudy, figure, ...shown } = project;
  const { figures: words, formats } = language;
  const caseStudyUrl = caseStudyPathOf(content, project);
  return {
    ...shown,
    ...(figure && { figure: describeFigure(figure, { words, formats }) }),
    ...(start && { period: formatPeriod(start, end, language) }),
    ...(caseStudyUrl && { caseStudyUrl }),
  };
}

/** The projects as their page shows them. */
export const shownProjects = (
  content: Pick<Content, 'pages' | 'projects' | 'projectCategories'>,
  language: ContentLanguage,
): ShownProject[] =>
  joinCategories(content).map((project) => shownProject(content, project, language));

/** A filter on the page of projects. */
export interface ProjectChoice
  extends Partial<Pick<CategoryInUse, 'color' | 'emoji' | 'blurb' | 'hasFeatured'>> {
  kind: 'category' | 'featured' | 'all' | 'skill';
  /** The source of its address, so it's the same in every language. */
  name: string;
  /** The text that visitors read. */
  label: string;
  /** A shorter text for narrow places. */
  shortLabel?: string;
}

/** A choice with its projects. */
export interface ProjectsOfChoice<P extends Project = Project> extends ProjectChoice {
  projects: readonly P[];
}

/**
 * The name of a choice besides the categories. A category's address takes priority: if a category is named `All`, the
 * choice of all projects becomes `All projects`.
 */
function nameBeside(categories: readonly CategoryInUse[], name: string): string {
  const isTaken = categories.some((category) => slugify(category.name) === slugify(name));
  return isTaken ? nameBeside(categories, `${name} projects`) : name;
}

/**
 * The choices for visitors: the categories in use, then the featured projects and all projects if these differ from
 * the categories.
 */
export function projectChoices(
  projects: readonly Project[],
  projectCategories: readonly ProjectCategory[],
  { content: { projects: words } }: Pick<ContentLanguage, 'content'>,
): ProjectChoice[] {
  const categories = categoriesInUse(projects, projectCategories);
  const isTaken = (name: string) => nameBeside(categories, name) !== name;
  const featured = projects.filter((project) => project.featured === true);
  const hasSome = featured.length > 0 && featured.length < projects.length;
  const choices: (ProjectChoice | false)[] = [
    ...categories.map(({ count, label, isListed, ...category }) => ({
      ...category,
      ...(!isListed && { blurb: words.unlisted }),
      kind: 'category' as const,
      label: category.name,
      ...(label && { shortLabel: label }),
    })),
    hasSome && {
      kind: 'featured',
      name: nameBeside(categories, 'Featured'),
      label: isTaken(words.featured) ? words.featuredProjects : words.featured,
    },
    categories.length > 1 && {
      kind: 'all',
      name: nameBeside(categories, 'All'),
      label: isTaken(words.all) ? words.allProjects : words.all,
    },
  ];
  return choices.filter((choice) => choice !== false);
}

/** The choices with their projects. */
export const withProjects = <P extends Project>(
  choices: readonly ProjectChoice[],
  projects: readonly P[],
): ProjectsOfChoice<P>[] =>
  choices.map((choice) => ({
    ...choice,
    projects:
      choice.kind === 'category'
        ? projectsInCategory(projects, choice.name)
        : projects.filter(({ featured }) => choice.kind === 'all' || featured === true),
  }));

/** How many projects the first page and a preview show. */
const SELECTED = 3;

/** The owner's best projects: featured ones first, then those with a result, then any. */
export function selectedProjects<P extends Project>(projects: readonly P[]): P[] {
  const rank = ({ featured, result }: Project) => (featured ? 0 : result ? 1 : 2);
  return [...projects].sort((one, other) => rank(one) - rank(other)).slice(0, SELECTED);
}

/** The maximum number of projects that their page also has as text, for visitors without JavaScript. */
const MAX_ON_PAGE = 60;

/**
 * The document with all projects as text, if there are too many for the page of projects. That page stays small,
 * however many there are.
 */
export const allProjectsPath = ({
  pages,
  projects,
}: Pick<Content, 'pages' | 'projects'>): string | undefined =>
  isShown(pages.projects) && projects.length > MAX_ON_PAGE
    ? `${pages.projects.path}-all`
    : undefined;

/** The projects that one of the two documents has as text. */
export const projectsOn = (
  { path }: { path: string },
  content: Pick<Content, 'pages' | 'projects'>,
): readonly Project[] =>
  path === (allProjectsPath(content) ?? path)
    ? content.projects
    : content.projects.slice(0, MAX_ON_PAGE);

/** Up to this number of projects, their page opens with all of them. A category would show one or two. */
const FEW = 6;

/**
 * The choice that the page of projects opens with, if there is a project: the category that the owner names. Without one
 * it's all projects if they are few, and otherwise the first category.
 */
export function firstChoiceOf({
  projects,
  projectCategories,
  defaultProjectCategory,
}: Pick<Content, 'projects' | 'projectCategories'> & {
  defaultProjectCategory?: string | undefined;
}): string | undefined {
  const categories = categoriesInUse(projects, projectCategories);
  const stated = categories.find(({ name }) => name === defaultProjectCategory);
  const isAll = !stated && categories.length > 1 && projects.length <= FEW;
  return isAll ? nameBeside(categories, 'All') : (stated ?? categories[0])?.name;
}

/** A link to a project, with its result. */
export type ProjectLink = Pick<ShownProject, 'title' | 'result' | 'figure' | 'color' | 'lang'> & {
  href: string;
  /** The name of its category, as visitors read it. */
  category: string;
  /** Whether the address is that of its case study. */
  caseStudy?: boolean;
};

/** The projects with these titles, in their order. */
export const namedProjects = (
  { projects }: Pick<Content, 'projects'>,
  titles: readonly string[] = [],
): Project[] => titles.flatMap((title) => projects.find((each) => each.title === title) ?? []);

/** Links to projects; none if the page of projects is hidden. */
export function projectLinks(
  content: Content,
  projects: Project[],
  language: ContentLanguage,
): ProjectLink[] {
  const page = content.pages.projects;
  if (!isShown(page)) return [];
  const first = firstChoiceOf(content);
  return shownProjects({ ...content, projects }, language).map((project) => {
    const { title, category, result, figure, color, lang, caseStudyUrl } = project;
    return {
      title,
      href: caseStudyUrl ?? page.path + projectAddress(project, first),
      category,
      color,
      ...(result && { result }),
      ...(figure && { figure }),
      ...(caseStudyUrl && { caseStudy: true }),
      ...(lang && { lang }),
    };
  });
}

/** The part of the address that chooses a category on the page of projects. */
export const categoryAddress = (name: string): string => `?${categoryParameter}=${slugify(name)}`;

/** The address of a project's card on the page of projects, which opens with `firstChoice`. */
export function projectAddress(
  { title, category }: Pick<Project, 'title' | 'category'>,
  firstChoice?: string,
): string {
  const query = category === firstChoice ? '' : categoryAddress(category);
  return `${query}#${slugify(title)}`;
}
