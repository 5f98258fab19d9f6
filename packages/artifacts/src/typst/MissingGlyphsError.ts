import { type ContentProblem, fileOf, formatContentProblems } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import { type FoundText, textsIn } from '@portfolio/data/textsIn';

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

/** Other scripts of living languages that Noto Sans has a package for. */
const others =
  'Armenian Bengali Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam ' +
  'Mongolian Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tifinagh';

const scripts = [...Object.keys(packages), ...others.split(' ')].map((script) => ({
  name: packages[script] ?? `noto-sans-${script.toLowerCase()}`,
  letter: new RegExp(String.raw`\p{Script_Extensions=${script}}`, 'u'),
}));

const REWRITE = 'write it in other characters';

/** The remedy for a character that no installed font has. */
function remedyFor(characters: readonly string[]): string {
  const found = scripts.filter(({ letter }) => characters.some((each) => letter.test(each)));
  const names = [...new Set(found.map(({ name }) => `@fontsource-variable/${name}`))];
  if (names.length === 0) return REWRITE;
  return `run "npm install ${names.join(' ')}"`;
}

/** The places of the characters that have one remedy, told at the first of them. */
function problemOf(places: readonly FoundText[], characters: readonly string[]): ContentProblem {
  const [first = { path: '', value: '' }, ...others] = places;
  const held = characters.filter((character) => first.value.includes(character));
  const { length } = others;
  const more =
    length === 0 ? '' : `, as ${length === 1 ? 'another text does' : `${length} other texts do`}`;
  const message = `holds ${describe(held)}${more}, which no installed font of the documents and pictures has: ${remedyFor(characters)}`;
  return { file: fileOf(first.path), path: first.path, message };
}

/**
 * The changes that the owner has to make so that all texts can be drawn: one for each package that is to be
 * installed, and one for each text with characters that no package has.
 */
export function missingGlyphProblems(
  content: Content,
  missing: readonly string[],
): ContentProblem[] {
  const holding = (characters: readonly string[]) =>
    textsIn(content).filter(({ value }) => characters.some((each) => value.includes(each)));
  const remedies = new Set(missing.map((character) => remedyFor([character])));
  return [...remedies].flatMap((remedy) => {
    const characters = missing.filter((character) => remedyFor([character]) === remedy);
    const places = holding(characters);
    return remedy === REWRITE
      ? places.map((place) => problemOf([place], characters))
      : [problemOf(places, characters)];
  });
}

/** Something in the content is to be drawn, and no font has its characters. */
export class MissingGlyphsError extends OwnerError {
  override name = 'MissingGlyphsError';

  constructor(
    readonly problems: readonly ContentProblem[],
    readonly missing: readonly string[],
  ) {
    super(formatContentProblems(problems));
  }
}
