import { showValue } from '../contentProblem.ts';
import type { Content } from '../schema/content.ts';
import type { Note } from './notes.ts';

/**
 * The content without references that lead nowhere, as they do after a project or a skill was renamed
 * or taken out of a résumé. Each is noted.
 */
export function settle(content: Content): { content: Content; notes: Note[] } {
  const notes: Note[] = [];
  const titles = new Set(content.projects.map(({ title }) => title));
  const skills = new Set(
    content.skillCategories.flatMap((category) => category.skills.map(({ name }) => name)),
  );
  const categories = new Set(content.projects.map(({ category }) => category));
  const keeps = (known: ReadonlySet<string>, path: string) => (name: string) => {
    if (!known.has(name)) {
      notes.push({
        path,
        message: `no longer names ${showValue(name)}, which is not there any more`,
      });
    }
    return known.has(name);
  };
  const { defaultProjectCategory, ...rest } = content;
  return {
    content: {
      ...rest,
      skillCategories: content.skillCategories.map((category) => ({
        ...category,
        skills: category.skills.map((skill) => ({
          ...skill,
          projects: skill.projects.filter(keeps(titles, `the skill ${skill.name}`)),
        })),
      })),
      spotlight: content.spotlight
        .filter(({ name }) => keeps(skills, 'spotlight')(name))
        .map((item) => ({
          ...item,
          quotes: item.quotes.filter(({ project }) =>
            keeps(titles, `the spotlight on ${item.name}`)(project),
          ),
        }))
        .filter(({ quotes }) => quotes.length > 0),
      ...(defaultProjectCategory !== undefined &&
        keeps(categories, 'defaultProjectCategory')(defaultProjectCategory) && {
          defaultProjectCategory,
        }),
    },
    notes,
  };
}
