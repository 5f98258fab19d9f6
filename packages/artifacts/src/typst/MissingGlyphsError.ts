import { type ContentProblem, fileOf, formatContentProblems } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import { textsIn } from '@portfolio/data/textsIn';

const codes = (character: string) =>
  Array.from(
    character,
    (point) => `U+${point.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

const describe = (characters: readonly string[]) =>
  characters.map((character) => `⟨${character}⟩ (${codes(character)})`).join(', ');

/** The package that has a script, where its name isn't that of the script in small letters. */
const packages: Record<string, string> = {
  Hangul: 'noto-sans-kr',
  Hiragana: 'noto-sans-jp',
  Katakana: 'noto-sans-jp',
  Han: 'noto-sans-sc',
};

/** Scripts of living languages that Noto Sans has a package for. */
const scripts = [
  ...Object.keys(packages),
  ...[
    'Armenian',
    'Bengali',
    'Ethiopic',
    'Georgian',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
  ],
  ...[
    'Malayalam',
    'Mongolian',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Tamil',
    'Telugu',
    'Thaana',
    'Thai',
    'Tifinagh',
  ],
].map((script) => ({
  name: packages[script] ?? `noto-sans-${script.toLowerCase()}`,
  letter: new RegExp(String.raw`\p{Script_Extensions=${script}}`, 'u'),
}));

/** The remedy for a character that no installed font has. */
function remedyFor(characters: readonly string[]): string {
  const found = scripts.filter(({ letter }) => characters.some((each) => letter.test(each)));
  const names = [...new Set(found.map(({ name }) => `@fontsource-variable/${name}`))];
  if (names.length === 0) return 'write it in other characters';
  return `run "npm install ${names.join(' ')}"`;
}

/** The changes that the owner has to make so that all texts with these characters can be drawn. */
export const missingGlyphProblems = (
  content: Content,
  missing: readonly string[],
): ContentProblem[] =>
  textsIn(content).flatMap(({ path, value }) => {
    const held = missing.filter((character) => value.includes(character));
    if (held.length === 0) return [];
    const message = `holds ${describe(held)}, which no installed font of the documents and pictures has: ${remedyFor(held)}`;
    return [{ file: fileOf(path), path, message }];
  });

/** Something in the content is to be drawn, and no font has its characters. */
export class MissingGlyphsError extends OwnerError {
  override name = 'MissingGlyphsError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super([...new Set(formatContentProblems(problems).split('\n'))].join('\n'));
  }
}
