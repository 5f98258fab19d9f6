import type { StatedContent } from '@portfolio/data/schema/content';
import type { Language } from '@portfolio/data/schema/skill';
import { normalizeName } from '@portfolio/data/values/normalizeName';
import { slugify } from '@portfolio/data/values/slug';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import type { ResumeReader } from './resumeReader.ts';

/** Where skills without a group go. */
const UNSORTED = 'Skills';

/** The skills that an entry lists below its name, or the entry itself as a skill with its level. */
function skillsIn(item: ResumeReader) {
  const keywords = item.texts('keywords');
  const name = item.text('name');
  if (name && keywords.length === 0) {
    const description = item.text('level');
    return [{ category: UNSORTED, name, ...withoutEmpty({ description }) }];
  }
  // A title can't be only an emoji, because titles become part of an address.
  const category = name && /[\p{L}\p{N}]/u.test(name) ? name : UNSORTED;
  if (category !== name) item.note('name', `isn't a title: the category is "${UNSORTED}"`);
  return keywords.map((keyword) => ({ category, name: keyword }));
}

/** Remembers names. A second one of the same name and group is a repetition. */
function repetitions() {
  const known = new Set<string>();
  return (name: string, group = '') => {
    const { size } = known;
    return known.add(`${group} ${normalizeName(name)}`).size === size;
  };
}

/** The skills by category. Titles with the same address are one category; a skill may be in several. */
export function readSkills(resume: ResumeReader): StatedContent['skillCategories'] {
  const categories = new Map<string, StatedContent['skillCategories'][number]>();
  const isRepeated = repetitions();
  for (const { category: title, ...skill } of resume.items('skills').flatMap(skillsIn)) {
    const slug = slugify(title);
    if (isRepeated(skill.name, slug)) continue;
    const category = categories.get(slug) ?? { title, skills: [] };
    categories.set(slug, category);
    category.skills.push({ ...skill, projects: [] });
  }
  return [...categories.values()];
}

/** The languages that the owner speaks, and how well. */
export function readLanguages(resume: ResumeReader): Language[] {
  const isRepeated = repetitions();
  return resume.items('languages').flatMap((item) => {
    const name = item.text('language', 'name');
    if (!name || isRepeated(name)) return [];
    return [{ name, ...withoutEmpty({ level: item.text('fluency', 'level') }) }];
  });
}
