import type { ContentLanguage } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import type { Project } from '../schema/project.ts';
import type { Skill, SkillCategory } from '../schema/skill.ts';
import { skillParameter, uniqueSlugs } from '../values/slug.ts';
import { caseStudyPathOf } from './caseStudies.ts';
import { isShown } from './pages.ts';
import {
  categoriesInUse,
  firstChoiceOf,
  type ProjectsOfChoice,
  projectAddress,
  projectsInCategory,
} from './projects.ts';
import { byUse, describeUse, distinctSkills, type NamedSkill, projectsBySkill } from './skills.ts';

/** With more projects, one square for each would be too small to see. */
const MAX_SQUARES = 40;

/** The maximum number of projects that the page names for a skill. */
const MAX_NAMED = 3;

/** The projects that show a skill. */
export interface SkillUse {
  /** The number of projects. */
  count: number;
  /** Titles of the first ones. */
  first: string[];
  /** Their positions among all projects by domain, in ascending order; none if there are too many projects. */
  positions?: number[];
  /** The address that chooses them on the page of projects, if the site has that: `/projects?skill=mlflow`. */
  href?: string;
}

/** A skill as its page shows it. Without `use`, no project shows it. */
export type ShownSkill = Omit<Skill, 'projects' | 'aliases'> & { use?: SkillUse };

/** A category of skills as their page shows it. */
export type ShownSkillCategory = Omit<SkillCategory, 'skills'> & {
  skills: ShownSkill[];
  /** The number of projects that show at least one of them, as a text; empty for none. */
  use: string;
  /** The language of an untranslated category, if it isn't the site's. */
  lang?: string;
};

/** All projects, as a row of squares next to each skill. */
export interface ProjectSquares {
  /** How many projects there are. */
  total: number;
  /** The domains of the projects in their order; none if there are too many projects. */
  domains: { label: string; color: string; projects: { title: string; href?: string }[] }[];
}

type ProjectContent = Pick<Content, 'pages' | 'projects' | 'projectCategories'>;

/**
 * Skills by the part of an address that chooses their projects. Skills without letters and digits in their name are
 * left out.
 */
function bySlug<S extends NamedSkill>(skills: readonly S[]): (readonly [string, S])[] {
  const slugs = uniqueSlugs(skills.map(({ name }) => name));
  return skills
    .map((skill, at) => [slugs[at] ?? '', skill] as const)
    .filter(([slug]) => /^[^-]/.test(slug));
}

/** The domains with their projects, so that projects of the same domain are next to each other. */
const byDomain = ({ projects, projectCategories }: Omit<ProjectContent, 'pages'>) =>
  categoriesInUse(projects, projectCategories).map(({ name, label = name, color }) => ({
    label,
    color,
    projects: projectsInCategory(projects, name),
  }));

/** The projects as squares, each with the address of its case study or its card. */
export function projectSquares(
  content: ProjectContent & Pick<Content, 'defaultProjectCategory'>,
): ProjectSquares {
  const { projects, pages } = content;
  const first = firstChoiceOf(content);
  const squareOf = (project: Project) => ({
    title: project.title,
    ...(isShown(pages.projects) && {
      href:
        caseStudyPathOf(content, project) ?? pages.projects.path + projectAddress(project, first),
    }),
  });
  const domains = projects.length > MAX_SQUARES ? [] : byDomain(content);
  return {
    total: projects.length,
    domains: domains.map((domain) => ({ ...domain, projects: domain.projects.map(squareOf) })),
  };
}

/**
 * The categories as the page of skills shows them: the skills sorted by use, each with the projects that show it.
 * @param named how many of these have their titles
 */
export function shownSkillCategories(
  content: ProjectContent & Pick<Content, 'skillCategories'>,
  language: ContentLanguage,
  named = MAX_NAMED,
): ShownSkillCategory[] {
  const { skillCategories, pages, projects } = content;
  const skills = distinctSkills(skillCategories);
  const slugs = new Map(bySlug(skills).map(([slug, { name }]) => [name, slug]));
  const shown = projectsBySkill(skills, projects);
  const projectsOf = new Map(skills.map(({ name }, at) => [name, shown[at] ?? []]));
  const hasSquares = projects.length <= MAX_SQUARES;
  const position = new Map(
    byDomain(content)
      .flatMap((domain) => domain.projects)
      .map((project, at) => [project, at]),
  );
  const useOf = (name: string): SkillUse | undefined => {
    const own = projectsOf.get(name) ?? [];
    const slug = slugs.get(name);
    if (own.length === 0 || slug === undefined) return undefined;
    const positions = own.map((project) => position.get(project) ?? 0).sort((a, b) => a - b);
    return {
      count: own.length,
      first: own.slice(0, named).map(({ title }) => title),
      ...(hasSquares && { positions }),
      ...(isShown(pages.projects) && { href: `${pages.projects.path}?${skillParameter}=${slug}` }),
    };
  };
  return skillCategories.map(({ skills, ...category }) => ({
    ...category,
    use: describeUse(
      new Set(skills.flatMap(({ name }) => projectsOf.get(name) ?? [])).size,
      projects.length,
      language,
    ),
    skills: byUse(skills, ({ name }) => projectsOf.get(name)).map(
      ({ projects, aliases, ...skill }) => {
        const use = useOf(skill.name);
        return { ...skill, ...(use && { use }) };
      },
    ),
  }));
}

/** A skill in the spotlight, with its estimate and its projects from its first category. */
export type SpotlightSkill = Content['spotlight'][number] & Pick<ShownSkill, 'proficiency' | 'use'>;

/** The skills in the spotlight as their page shows them. */
export const spotlightSkills = (
  spotlight: Content['spotlight'],
  categories: readonly ShownSkillCategory[],
): SpotlightSkill[] =>
  spotlight.map((item) => {
    const skills = categories.flatMap((category) => category.skills);
    const { proficiency, use } = skills.find(({ name }) => name === item.name) ?? {};
    return {
      ...item,
      ...(proficiency !== undefined && { proficiency }),
      ...(use && { use }),
    };
  });

/**
 * The data for finding the projects of each skill: its names, and the projects that the owner states for it
 * although their technologies don't name it.
 */
export function namedSkills({
  skillCategories,
  projects,
}: Pick<Content, 'skillCategories' | 'projects'>): NamedSkill[] {
  const skills = distinctSkills(skillCategories);
  const found = projectsBySkill(
    skills.map((skill) => ({ ...skill, projects: [] })),
    projects,
  );
  return skills.map(({ name, aliases, projects: stated }, at) => {
    const titles = new Set(found[at]?.map(({ title }) => title));
    const others = stated.filter((title) => !titles.has(title));
    return {
      name,
      ...(aliases && { aliases }),
      ...(others.length > 0 && { projects: others }),
    };
  });
}

/** Replaced with the name of a skill. */
const SKILL = '{skill}';

/**
 * The text of the filter by a skill, with a placeholder for the name. Pages load this text instead of all words of
 * a language.
 */
export const skillLabel = ({ content }: Pick<ContentLanguage, 'content'>): string =>
  content.projects.withSkill(SKILL);

/**
 * The projects of the skill that an address chooses (`?skill=mlflow`), as a choice on their page.
 * @param label from {@link skillLabel}
 * @returns undefined for an unknown skill, and for one that no project shows
 */
export function skillChoice<P extends Project>(
  slug: string,
  skills: readonly NamedSkill[],
  projects: readonly P[],
  label: string,
): ProjectsOfChoice<P> | undefined {
  const skill = new Map(bySlug(skills)).get(slug);
  const [own = []] = skill ? projectsBySkill([skill], projects) : [];
  if (!skill || own.length === 0) return undefined;
  return {
    kind: 'skill',
    name: `with ${skill.name}`,
    label: label.replace(SKILL, () => skill.name),
    projects: own,
  };
}
