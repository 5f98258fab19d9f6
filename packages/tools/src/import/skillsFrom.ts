import { standardFields } from '@portfolio/data/jsonResume/standardFields';
import type { StatedContent } from '@portfolio/data/schema/content';
import type { Language } from '@portfolio/data/schema/skill';
import { normalizeName } from '@portfolio/data/values/normalizeName';
import { showValue } from '@portfolio/data/values/showValue';
import { slugify } from '@portfolio/data/values/slug';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import type { ResumeReader } from './resumeReader.ts';

/** Where skills without a group go. */
const UNSORTED = 'Skills';

/** A skill, and the category that the résumé puts it in. */
interface Stated {
  category: string;
  name: string;
  description?: string;
}

/** The maximum number of words in a skill's name. Longer keywords are remarks on the skill that the entry names. */
const MAX_WORDS = 5;

const isRemark = (keyword: string) => keyword.split(/\s+/).length > MAX_WORDS;

/** The skills that an entry lists, or the entry itself as a skill. */
function skillsIn(item: ResumeReader): Stated[] {
  const keywords = item.texts('keywords');
  const name = item.text('name');
  const level = item.textOrNumber('level');
  if (name && keywords.every(isRemark)) {
    // The level is the owner's statement about this skill alone.
    const description = [level, ...keywords].filter(Boolean).join(', ');
    return [{ category: UNSORTED, name, ...withoutEmpty({ description }) }];
  }
  if (level) item.leaveOut('level', level, standardFields['skills[].level'].none);
  // A title can't be only an emoji, because titles become part of an address.
  const category = name && /[\p{L}\p{N}]/u.test(name) ? name : UNSORTED;
  if (category !== name) item.note('name', `isn't a title: the category is "${UNSORTED}"`);
  return keywords.map((keyword) => ({ category, name: keyword }));
}

/** Whether its group already has a name. If so, adds a note. */
function isRepeated(name: string, known: Set<string>, item: ResumeReader, group = '') {
  const key = `${group} ${normalizeName(name)}`;
  const isKnown = known.has(key);
  if (isKnown) item.note('', `${showValue(name)} is already there: the second one is left out`);
  known.add(key);
  return isKnown;
}

/** The skills by category. Titles with the same address are one category; a skill may be in several. */
export function readSkills(resume: ResumeReader): StatedContent['skillCategories'] {
  const categories = new Map<string, StatedContent['skillCategories'][number]>();
  const known = new Set<string>();
  for (const item of resume.items('skills', 'name')) {
    for (const { category: title, ...skill } of skillsIn(item)) {
      const slug = slugify(title);
      if (isRepeated(skill.name, known, item, slug)) continue;
      const category = categories.get(slug) ?? { title, skills: [] };
      categories.set(slug, category);
      category.skills.push({ ...skill, projects: [] });
    }
  }
  return [...categories.values()];
}

/** The languages that the owner speaks, and how well. */
export function readLanguages(resume: ResumeReader): Language[] {
  const known = new Set<string>();
  return resume.items('languages', 'language').flatMap((item) => {
    const name = item.text('language', 'name');
    const level = item.text('fluency', 'level');
    if (!name && level) item.note('', "is left out, because it doesn't name a language");
    return !name || isRepeated(name, known, item) ? [] : [{ name, ...withoutEmpty({ level }) }];
  });
}
