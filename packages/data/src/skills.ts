import type { Skill, SkillCategory } from './schema/skill.ts';

/** Every skill once, as its first category states it: a skill may be in several. */
export const distinctSkills = (categories: readonly SkillCategory[]): Skill[] => {
  const byName = new Map<string, Skill>();
  for (const skill of categories.flatMap(({ skills }) => skills)) {
    if (!byName.has(skill.name)) byName.set(skill.name, skill);
  }
  return [...byName.values()];
};
