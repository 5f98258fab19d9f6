import type { ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import {
  type ContentProblem,
  fileOf,
  formatContentProblems,
  inContent,
} from '@portfolio/data/validation/contentProblem';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { textsIn } from '@portfolio/data/values/textsIn';

const codes = (character: string) =>
  Array.from(
    character,
    (point) => `U+${point.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

const describe = (characters: readonly string[]) =>
  characters.map((character) => `⟨${character}⟩ (${codes(character)})`).join(', ');

/** The Noto Sans packages whose names aren't the script's name in lower case. */
const packages: Record<string, string> = {
  Hangul: 'noto-sans-kr',
  Hiragana: 'noto-sans-jp',
  Katakana: 'noto-sans-jp',
  Han: 'noto-sans-sc',
};

/** The other scripts of living languages for which there is a package of Noto Sans. */
const others =
  'Armenian Bengali Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam ' +
  'Mongolian Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tifinagh';

const scripts = [...Object.keys(packages), ...others.split(' ')].map((script) => ({
  name: packages[script] ?? `noto-sans-${script.toLowerCase()}`,
  letter: new RegExp(String.raw`\p{Script_Extensions=${script}}`, 'u'),
}));

const REWRITE = 'write it in other characters';
const LEFT_OUT = 'they leave it out';

/** Whether a text would lose its meaning without this character. Signs such as emoji may be left out. */
export const isLetter = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character);

/** The remedy for a character that no installed font has. */
function remedyFor(character: string): string {
  if (!isLetter(character)) return LEFT_OUT;
  const found = scripts.filter(({ letter }) => letter.test(character));
  const names = [...new Set(found.map(({ name }) => `@fontsource-variable/${name}`))];
  return names.length > 0 ? `run "npm install ${names.join(' ')}"` : REWRITE;
}

/** The titles of the case studies, which their previews show. */
const titlesOf = ({ caseStudies }: ContentWithCaseStudies) =>
  Array.from(caseStudies?.files.values() ?? [], ({ name, caseStudy, texts }) => ({
    file: inContent(name),
    path: `line ${texts[0]?.line}`,
    value: caseStudy.title,
  }));

/**
 * The changes that the owner has to make so that all texts can be drawn. There is one for each package to install, at the
 * first text that needs it. There is one for each text with characters that no package has. About signs that are left
 * out there are only notes.
 */
export function problemsOf(
  content: ContentWithCaseStudies,
  missing: readonly string[],
): ContentProblem[] {
  const texts = [
    ...textsIn(content).map((text) => ({ ...text, file: fileOf(text.path) })),
    ...titlesOf(content),
  ];
  return [...new Set(missing.map(remedyFor))].flatMap((remedy) => {
    const problems = texts.flatMap(({ file, path, value }) => {
      const held = missing.filter((each) => value.includes(each) && remedyFor(each) === remedy);
      const message = `holds ${describe(held)}, which no installed font of the documents and pictures has: ${remedy}`;
      return held.length > 0 ? [{ file, path, message }] : [];
    });
    return remedy === REWRITE || remedy === LEFT_OUT ? problems : problems.slice(0, 1);
  });
}

/** The documents or pictures need characters that no font has. */
export class MissingGlyphsError extends OwnerError {
  override name = 'MissingGlyphsError';

  constructor(
    readonly problems: readonly ContentProblem[],
    readonly missing: readonly string[],
  ) {
    super(formatContentProblems(problems));
  }
}

/** The error about these characters in the content. */
export const missingGlyphs = (content: ContentWithCaseStudies, missing: readonly string[]) =>
  new MissingGlyphsError(problemsOf(content, missing), missing);
