import { showValue } from '../contentProblem.ts';
import type { Language, Skill, SkillCategory } from '../schema/skill.ts';
import { slugify } from '../slug.ts';
import { colorOf } from './looks.ts';
import type { ResumeReader } from './resumeReader.ts';

/** Where skills go that stand by themselves. */
const UNSORTED = { title: 'Skills', icon: '🛠️' };

/** The categories while they are read: by what their titles are in an address. */
class Categories {
  readonly #bySlug = new Map<string, SkillCategory>();
  readonly #names = new Set<string>();

  add(
    { title, icon }: { title: string; icon: string },
    { name, description }: Pick<Skill, 'name'> & { description?: string | undefined },
    item: ResumeReader,
  ) {
    if (this.#names.has(name)) {
      item.note('', `${showValue(name)} is already there: the second one is left out`);
      return;
    }
    this.#names.add(name);
    const slug = slugify(title);
    const category = this.#bySlug.get(slug) ?? { title, icon, color: colorOf(title), skills: [] };
    this.#bySlug.set(slug, category);
    category.skills.push({
      name,
      color: colorOf(name),
      ...(description && { description }),
      projects: [],
    });
  }

  get list() {
    return [...this.#bySlug.values()];
  }
}

function readSkill(item: ResumeReader, categories: Categories) {
  const name = item.text('name');
  const level = item.textOrNumber('level');
  const keywords = item.texts('keywords');
  if (keywords.length === 0) {
    // The level is the owner's own word on this one skill.
    if (name) categories.add(UNSORTED, { name, description: level }, item);
    return;
  }
  if (level) {
    item.note(
      'level',
      `${showValue(level)} is left out: the site states percentages, skill by skill`,
    );
  }
  // An emoji alone isn't a title: titles become part of an address.
  const hasTitle = name !== undefined && /[\p{L}\p{N}]/u.test(name);
  if (!hasTitle) item.assume('name', `isn't a title: the category is "${UNSORTED.title}"`);
  const category = { ...UNSORTED, ...(hasTitle && { title: name }) };
  for (const keyword of keywords) categories.add(category, { name: keyword }, item);
}

/** The skills by category. */
export function readSkills(resume: ResumeReader): SkillCategory[] {
  const categories = new Categories();
  for (const item of resume.items('skills')) readSkill(item, categories);
  return categories.list;
}

/** The languages that the owner speaks, and how well. */
export function readLanguages(resume: ResumeReader): Language[] {
  const languages = new Map<string, Language>();
  for (const item of resume.items('languages')) {
    const name = item.text('language', 'name');
    const level = item.text('fluency', 'level');
    if (name && languages.has(name)) {
      item.note('', `${showValue(name)} is already there: the second one is left out`);
    } else if (name) languages.set(name, { name, ...(level && { level }) });
    else if (level) item.note('', "is left out, because it doesn't name a language");
  }
  return [...languages.values()];
}
