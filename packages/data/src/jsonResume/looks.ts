import type { Content } from '../schema/content.ts';

/** The colours of the sample's categories: each differs from the others on light and dark. */
const palette = ['#3b7dd8', '#2b9470', '#8a6ad0', '#a9771a', '#c4547c', '#2a8ea3', '#c25b3f'];

const emoji = ['🧩', '🛠️', '📐', '🔭', '🧭', '📦'];

const drawings = ['chart', 'code', 'flask', 'idea', 'model', 'tools'];

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
  colorOf(name),
  pick(palette, name, 1),
];

/** An emoji that is always the same for a category of projects. */
export const emojiOf = (category: string) => pick(emoji, category);

/** A drawing that is always the same for the projects of a category. */
export const drawingOf = (category: string) => pick(drawings, category);

/** Words that only join the others, in names written in capitals or with a capital each. */
const JOINING =
  /^(?:and|of|for|the|del?|las?|los|el|d[aio]s?|du|des|les?|et|della|delle|degli|dei|van|von|der|den|het|und|für|zur?)$/iu;

/** The words of a name that its initials come from: without joining words, and without a `d'` in front. */
function telling(name: string): string[] {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const hasCapitals = words.some((word) => /^\p{Lu}/u.test(word));
  const isArticle = /^the$/i.test(words[0] ?? '') && words.length > 1;
  return (isArticle ? words.slice(1) : words)
    .map((word, index) => (index > 0 ? word.replace(/^\p{Ll}+['’](?=\p{L})/u, '') : word))
    .filter((word, index, { length }) => {
      const isWithin = index > 0 && index < length - 1;
      return !isWithin || !((hasCapitals && /^\p{Ll}/u.test(word)) || JOINING.test(word));
    });
}

/**
 * The first letters of a name, three at most: 'Salt & Cedar Group' gives 'SCG', 'Universidad Nacional de
 * Asunción' 'UNA'. A short name in capitals stays as it is: 'IBM'.
 */
export function companyInitials(name: string): string {
  const words = telling(name);
  const [only = ''] = words;
  if (words.length === 1 && /^[\p{Lu}\p{N}]{2,3}$/u.test(only)) return only;
  const letters = words.map((word) => [...word][0] ?? '');
  // One letter may have several as its capital: ß gives SS.
  const capitals = letters
    .slice(0, 3)
    .join('')
    .toUpperCase()
    .match(/[\p{L}\p{N}]/gu);
  return capitals?.slice(0, 3).join('') ?? '1';
}

/** A colour for each name; no two names have the same while there are enough. */
function withColors<Entry>(entries: readonly Entry[], name: keyof Entry, color: keyof Entry) {
  const names = [...new Set(entries.map((entry) => entry[name]))];
  return entries.map((entry) => ({
    ...entry,
    [color]: palette[names.indexOf(entry[name]) % palette.length],
  }));
}

/** The content with colours by position, so that employers and categories differ. */
export const tellApart = (content: Content): Content => ({
  ...content,
  experience: withColors(content.experience, 'company', 'companyColor'),
  skillCategories: withColors(content.skillCategories, 'title', 'color'),
  projectCategories: withColors(content.projectCategories, 'name', 'color'),
});
