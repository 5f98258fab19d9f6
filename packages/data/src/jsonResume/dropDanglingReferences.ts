import type { Content } from '../schema/content.ts';
import { showValue } from '../showValue.ts';
import type { Note } from './notes.ts';

/**
 * Drops references to projects, skills and categories that don't exist (any more), because they were
 * renamed in or removed from a résumé.
 * @returns the content, and a note for each reference that was dropped
 */
export function dropDanglingReferences(original: Content): { content: Content; notes: Note[] } {
  const content = JSON.parse(JSON.stringify(original)) as Content;
  const { projects, skillCategories } = content;
  const notes: Note[] = [];
  const isThere = (names: readonly string[], name: string, path: string) => {
    if (names.includes(name)) return true;
    notes.push({ path, message: `no longer names ${showValue(name)}, which isn't there any more` });
    return false;
  };
  const titles = projects.map(({ title }) => title);
  const skills = skillCategories.flatMap((category) => category.skills);
  for (const skill of skills) {
    const path = `the skill ${skill.name}`;
    skill.projects = skill.projects.filter((title) => isThere(titles, title, path));
  }
  const { resume } = content.owner;
  if (resume?.projects)
    resume.projects = resume.projects.filter((title) => isThere(titles, title, 'owner.resume'));
  const skillNames = skills.map(({ name }) => name);
  content.spotlight = content.spotlight.filter((item) => {
    if (!isThere(skillNames, item.name, 'spotlight')) return false;
    const path = `the spotlight on ${item.name}`;
    item.quotes = item.quotes.filter(({ project }) => isThere(titles, project, path));
    return item.quotes.length > 0;
  });
  const { defaultProjectCategory: chosen } = content;
  const categories = projects.map(({ category }) => category);
  if (chosen !== undefined && !isThere(categories, chosen, 'defaultProjectCategory')) {
    delete content.defaultProjectCategory;
  }
  return { content, notes };
}
