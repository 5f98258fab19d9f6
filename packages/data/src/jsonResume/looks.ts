import type { Content } from '../schema/content.ts';

/** The colours of the sample's categories: each can be told from the others on light and dark. */
const palette = ['#3b7dd8', '#2b9470', '#8a6ad0', '#a9771a', '#c4547c', '#2a8ea3', '#c25b3f'];

const projectIcons = ['🧩', '🛠️', '📐', '🔭', '🧭', '📦'];

/** A number that is always the same for a text, and seldom for two (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

const pick = (list: readonly string[], name: string, step = 0) =>
  list[(hash(name) + step) % list.length] ?? '';

/** A colour that is always the same for a name. */
export const colorOf = (name: string) => pick(palette, name);

/** Two colours that are always the same for a name. */
export const gradientOf = (name: string): [string, string] => [
  pick(palette, name),
  pick(palette, name, 1),
];

/** An emoji that is always the same for a category of projects. */
export const projectIconOf = (category: string) => pick(projectIcons, category);

/** The first letters of a name, three at most: 'Salt & Cedar Group' gives 'SCG'. */
export function initialsOf(name: string): string {
  const letters = (name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? []).map(
    (word) => [...word][0] ?? '',
  );
  // One letter may have several as its capital: ß gives SS.
  const capitals = letters
    .slice(0, 3)
    .join('')
    .toUpperCase()
    .match(/[\p{L}\p{N}]/gu);
  return capitals?.slice(0, 3).join('') ?? '1';
}

/** A colour for each name: as far as there are enough, no two have the same. */
function colorsFor(names: readonly string[]) {
  const distinct = [...new Set(names)];
  return (name: string) => palette[distinct.indexOf(name) % palette.length] ?? '';
}

/** The content with colours by position, so that employers and categories can be told apart. */
export function tellApart(content: Content): Content {
  const company = colorsFor(content.experience.map((entry) => entry.company));
  const group = colorsFor(content.skillCategories.map(({ title }) => title));
  const category = colorsFor(content.projectCategories.map(({ name }) => name));
  return {
    ...content,
    experience: content.experience.map((entry) => ({
      ...entry,
      companyColor: company(entry.company),
    })),
    skillCategories: content.skillCategories.map((each) => ({ ...each, color: group(each.title) })),
    projectCategories: content.projectCategories.map((each) => ({
      ...each,
      color: category(each.name),
    })),
  };
}
