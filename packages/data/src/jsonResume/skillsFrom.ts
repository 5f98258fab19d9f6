import { comparable } from '../sameText.ts';
import type { Language, SkillCategory } from '../schema/skill.ts';
import { showValue } from '../showValue.ts';
import { slugify } from '../slug.ts';
import { colorOf } from './looks.ts';
import type { ResumeReader } from './resumeReader.ts';

/** Where skills without a group go. */
const UNSORTED = 'Skills';

/** The skills that an entry lists, or the one that it is, with the title of their category. */
function skillsIn(item: ResumeReader) {
  const name = item.text('name');
  const level = item.textOrNumber('level');
  const keywords = item.texts('keywords');
  if (keywords.length === 0) {
    // The level is the owner's own statement about this one skill.
    return name ? [{ title: UNSORTED, name, ...(level && { description: level }) }] : [];
  }
  if (level) {
    const why = 'the site states percentages, skill by skill';
    item.note('level', `${showValue(level)} is left out: ${why}`);
  }
  // An emoji alone isn't a title: titles become part of an address.
  const hasTitle = name !== undefined && /[\p{L}\p{N}]/u.test(name);
  if (!hasTitle) item.assume('name', `isn't a title: the category is "${UNSORTED}"`);
  return keywords.map((keyword) => ({ title: hasTitle ? name : UNSORTED, name: keyword }));
}

/** Whether a name has come before, which is noted. */
function isRepeated(name: string, known: Pick<Set<string>, 'has'>, item: ResumeReader) {
  const isKnown = known.has(comparable(name));
  if (isKnown) item.note('', `${showValue(name)} is already there: the second one is left out`);
  return isKnown;
}

/** The skills by category. Titles that are alike in an address are one category. */
export function readSkills(resume: ResumeReader): SkillCategory[] {
  const categories = new Map<string, SkillCategory>();
  const known = new Set<string>();
  for (const item of resume.items('skills')) {
    for (const { title, ...skill } of skillsIn(item)) {
      if (isRepeated(skill.name, known, item)) continue;
      known.add(comparable(skill.name));
      const slug = slugify(title);
      const color = colorOf(title);
      const category = categories.get(slug) ?? { title, icon: '🛠️', color, skills: [] };
      categories.set(slug, category);
      category.skills.push({ ...skill, color: colorOf(skill.name), projects: [] });
    }
  }
  return [...categories.values()];
}

/** The languages that the owner speaks, and how well. */
export function readLanguages(resume: ResumeReader): Language[] {
  const languages = new Map<string, Language>();
  for (const item of resume.items('languages')) {
    const name = item.text('language', 'name');
    const level = item.text('fluency', 'level');
    if (!name && level) item.note('', "is left out, because it doesn't name a language");
    if (!name || isRepeated(name, languages, item)) continue;
    languages.set(comparable(name), { name, ...(level && { level }) });
  }
  return [...languages.values()];
}
