import { standardFields } from '@portfolio/data/jsonResume/standardFields';
import { comparable } from '@portfolio/data/sameText';
import type { StatedContent } from '@portfolio/data/schema/content';
import type { Language } from '@portfolio/data/schema/skill';
import { showValue } from '@portfolio/data/showValue';
import { slugify } from '@portfolio/data/slug';
import { stated } from '@portfolio/data/stated';
import type { ResumeReader } from './resumeReader.ts';

/** Where skills without a group go. */
const UNSORTED = 'Skills';

/** A skill, and the category that the résumé puts it in. */
interface Stated {
  category: string;
  name: string;
  description?: string;
}

/** As many words as the name of a skill has at most, on average over an entry's keywords. */
const MOST_WORDS = 5;

const countWords = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text)).filter(
    ({ isWordLike }) => isWordLike,
  ).length;

/**
 * Whether keywords are remarks on a skill that the entry itself names: they are sentences, or the only one
 * is said of other skills, too ('5 years').
 */
function areRemarks(keywords: readonly string[], onlyOnes: readonly string[]) {
  const words = keywords.map(countWords).reduce((sum, count) => sum + count, 0);
  if (words > MOST_WORDS * keywords.length) return true;
  return keywords.length === 1 && onlyOnes.filter((each) => each === keywords[0]).length > 1;
}

/** An emoji alone isn't a title: titles become part of an address. */
const isTitle = (name: string | undefined) => name !== undefined && /[\p{L}\p{N}]/u.test(name);

/** The skills that an entry lists, or the one that it is. */
function skillsIn(
  item: ResumeReader,
  keywords: readonly string[],
  onlyOnes: readonly string[],
): Stated[] {
  const name = item.text('name');
  const level = item.textOrNumber('level');
  const isSkill = keywords.length === 0 || areRemarks(keywords, onlyOnes);
  if (isSkill && name) {
    // The level is the owner's own statement about this one skill.
    const description = [level, ...keywords].filter(Boolean).join(', ');
    return [{ category: UNSORTED, name, ...stated({ description }) }];
  }
  if (level) {
    item.leaveOut('level', level, standardFields['skills[].level'].none);
  }
  const category = name !== undefined && isTitle(name) ? name : UNSORTED;
  if (category !== name) item.note('name', `isn't a title: the category is "${UNSORTED}"`);
  return keywords.map((keyword) => ({ category, name: keyword }));
}

/** Whether a name has come before in its group, which is noted. */
function isRepeated(name: string, known: Set<string>, item: ResumeReader, group = '') {
  const key = `${group} ${comparable(name)}`;
  const isKnown = known.has(key);
  if (isKnown) item.note('', `${showValue(name)} is already there: the second one is left out`);
  known.add(key);
  return isKnown;
}

/**
 * The skills by category. Titles that are alike in an address are one category; a skill may be in several.
 */
export function readSkills(resume: ResumeReader): StatedContent['skillCategories'] {
  const categories = new Map<string, StatedContent['skillCategories'][number]>();
  const known = new Set<string>();
  const items = resume
    .items('skills', 'name')
    .map((item) => ({ item, keywords: item.texts('keywords') }));
  const onlyOnes = items.flatMap(({ keywords }) => (keywords.length === 1 ? keywords : []));
  for (const { item, keywords } of items) {
    for (const { category: title, ...skill } of skillsIn(item, keywords, onlyOnes)) {
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
    return !name || isRepeated(name, known, item) ? [] : [{ name, ...stated({ level }) }];
  });
}
