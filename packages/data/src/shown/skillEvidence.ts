import type { ContentLanguage } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import type { Project } from '../schema/project.ts';
import type { Skill, SkillCategory } from '../schema/skill.ts';
import { skillParameter, uniqueSlugs } from '../values/slug.ts';
import { categoriesInUse, type ProjectsOfChoice, projectsInCategory } from './projects.ts';
import {
  byProficiency,
  describeUse,
  distinctSkills,
  type NamedSkill,
  projectsBySkill,
} from './skills.ts';

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
  /** The query that chooses them on the page of projects: `?skill=mlflow`. */
  query: string;
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
  domains: { label: string; count: number }[];
}

type SkillContent = Pick<Content, 'skillCategories' | 'projects' | 'projectCategories'>;

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

/** The projects in the order of their domains, so that projects of the same domain are next to each other. */
function byDomain({ projects, projectCategories }: Omit<SkillContent, 'skillCategories'>) {
  const domains = categoriesInUse(projects, projectCategories);
  return {
    domains: domains.map(({ name, label = name, count }) => ({ label, count })),
    inOrder: domains.flatMap(({ name }) => projectsInCategory(projects, name)),
  };
}

/** The projects as squares. */
export function projectSquares(content: Omit<SkillContent, 'skillCategories'>): ProjectSquares {
  const total = content.projects.length;
  return { total, domains: total > MAX_SQUARES ? [] : byDomain(content).domains };
}

/** The categories as the page of skills shows them: sorted by proficiency, with the projects that show each skill. */
export function shownSkillCategories(
  content: SkillContent,
  language: ContentLanguage,
): ShownSkillCategory[] {
  const { skillCategories, projects } = content;
  const skills = distinctSkills(skillCategories);
  const slugs = new Map(bySlug(skills).map(([slug, { name }]) => [name, slug]));
  const shown = projectsBySkill(skills, projects);
  const projectsOf = new Map(skills.map(({ name }, at) => [name, shown[at] ?? []]));
  const hasSquares = projects.length <= MAX_SQUARES;
  const position = new Map(byDomain(content).inOrder.map((project, at) => [project, at]));
  const useOf = (name: string): SkillUse | undefined => {
    const own = projectsOf.get(name) ?? [];
    const slug = slugs.get(name);
    if (own.length === 0 || slug === undefined) return undefined;
    const positions = own.map((project) => position.get(project) ?? 0).sort((a, b) => a - b);
    return {
      count: own.length,
      first: own.slice(0, MAX_NAMED).map(({ title }) => title),
      ...(hasSquares && { positions }),
      query: `?${skillParameter}=${slug}`,
    };
  };
  return skillCategories.map(({ skills, ...category }) => ({
    ...category,
    use: describeUse(
      new Set(skills.flatMap(({ name }) => projectsOf.get(name) ?? [])).size,
      projects.length,
      language,
    ),
    skills: byProficiency(skills).map(({ projects, aliases, ...skill }) => {
      const use = useOf(skill.name);
      return { ...skill, ...(use && { use }) };
    }),
  }));
}

/** A skill in the spotlight, with its estimate, its projects and the colour from its first category. */
export type SpotlightSkill = Content['spotlight'][number] &
  Pick<ShownSkill, 'proficiency' | 'use'> & {
    /** The colour of the category. */
    categoryColor?: string;
  };

/** The skills in the spotlight as their page shows them. */
export const spotlightSkills = (
  spotlight: Content['spotlight'],
  categories: readonly ShownSkillCategory[],
): SpotlightSkill[] =>
  spotlight.map((item) => {
    const category = categories.find(({ skills }) => skills.some(({ name }) => name === item.name));
    const { proficiency, use } = category?.skills.find(({ name }) => name === item.name) ?? {};
    return {
      ...item,
      ...(category && { categoryColor: category.color }),
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
