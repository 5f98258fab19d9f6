import type { ContentLanguage } from '@portfolio/words';
import type { Project } from '../schema/project.ts';
import type { Skill, SkillCategory } from '../schema/skill.ts';
import { normalizeName } from '../values/normalizeName.ts';

/** The names of a skill, and the projects that the owner states for it. */
export type NamedSkill = Pick<Skill, 'name' | 'aliases'> & Partial<Pick<Skill, 'projects'>>;

type Named = Pick<Project, 'title' | 'technologies'>;

/**
 * Every skill once. A skill in several categories is as in the first, with the other names and the projects of all
 * of them.
 */
export const distinctSkills = (categories: readonly SkillCategory[]): Skill[] => {
  const byName = new Map<string, Skill>();
  for (const { aliases = [], ...skill } of categories.flatMap(({ skills }) => skills)) {
    const first: Skill = byName.get(skill.name) ?? skill;
    const names = [...new Set([...(first.aliases ?? []), ...aliases])];
    const projects = [...new Set([...first.projects, ...skill.projects])];
    byName.set(skill.name, { ...first, projects, ...(names.length > 0 && { aliases: names }) });
  }
  return [...byName.values()];
};

/**
 * Skills from the one that most projects show to those that none shows. With as many projects, the higher estimate
 * comes first. Equal ones stay in their order.
 */
export const byUse = <S extends Pick<Skill, 'proficiency'>>(
  skills: readonly S[],
  projectsOf: (skill: S) => readonly unknown[] | undefined,
): S[] =>
  skills.toSorted(
    (one, other) =>
      (projectsOf(other)?.length ?? 0) - (projectsOf(one)?.length ?? 0) ||
      (other.proficiency ?? -1) - (one.proficiency ?? -1),
  );

/**
 * The projects that show each of the skills: those that the owner states for it, in that order, then those whose
 * technologies name it. Only whole names count, so `R` isn't in `PyTorch`; capitals make no difference.
 */
export function projectsBySkill<P extends Named>(
  skills: readonly NamedSkill[],
  projects: readonly P[],
): P[][] {
  const byTitle = new Map(projects.map((project) => [project.title, project]));
  const byTechnology = new Map<string, P[]>();
  for (const project of projects) {
    for (const name of new Set(project.technologies.map(normalizeName))) {
      const others = byTechnology.get(name);
      if (others) others.push(project);
      else byTechnology.set(name, [project]);
    }
  }
  return skills.map(({ name, aliases = [], projects: titles = [] }) => {
    const stated = titles.flatMap((title) => byTitle.get(title) ?? []);
    const named = new Set(
      [name, ...aliases].flatMap((each) => byTechnology.get(normalizeName(each)) ?? []),
    );
    // Different projects may use different names of a skill. They stay in the order of the content.
    const inOrder = aliases.length > 0 ? projects.filter((project) => named.has(project)) : named;
    return [...new Set([...stated, ...inOrder])];
  });
}

/** A text with the number of projects that use something; empty for none. */
export const describeUse = (
  used: number,
  total: number,
  { content }: Pick<ContentLanguage, 'content'>,
): string => (used === 0 ? '' : content.use(used, total));
