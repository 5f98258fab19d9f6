import type { Skill } from './SkillTile.tsx';

/** Lists names as a sentence does: `A, B and C`. */
const list = new Intl.ListFormat('en-GB');

/** What there is to say about a skill, in sentences, with at most `max` projects by name. */
export function describeSkill({ proficiency, description, projects }: Skill, max = Infinity) {
  const named = projects.slice(0, max);
  const others = projects.length - named.length;
  const names = list.format(others > 0 ? [...named, `${others} more`] : named);
  return [
    proficiency !== undefined && `Proficiency ${proficiency} percent.`,
    description,
    names && `Used in ${names}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
