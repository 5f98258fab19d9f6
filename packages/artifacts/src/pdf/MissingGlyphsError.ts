import { type ContentProblem, fileOf, formatContentProblems } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import { type FoundText, textsIn } from '@portfolio/data/textsIn';
import type { MissingGlyphs } from '../fonts/fontRuns.ts';

const codes = (character: string) =>
  Array.from(
    character,
    (point) => `U+${point.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

const describe = (characters: readonly string[]) =>
  characters.map((character) => `⟨${character}⟩ (${codes(character)})`).join(', ');

/** The source of a drawn text, among texts with its characters: equal texts, or those that are part of it. */
function placesOf(drawn: string, texts: readonly FoundText[]): FoundText[] {
  const same = texts.filter(({ value }) => value.normalize('NFC') === drawn);
  const related = texts.filter(({ value }) => {
    const text = value.normalize('NFC');
    return drawn.includes(text) || text.includes(drawn);
  });
  // Initials, for example, aren't in the content as they are drawn.
  return [same, related].find(({ length }) => length > 0) ?? [...texts];
}

/** The changes that the owner has to make so that these texts can be drawn. */
export function missingGlyphProblems(
  content: Content,
  missing: readonly MissingGlyphs[],
): ContentProblem[] {
  const texts = textsIn(content);
  return missing.flatMap(({ text, characters }) => {
    const heldBy = (value: string) =>
      characters.filter((character) => value.normalize('NFC').includes(character));
    const affected = texts.filter(({ value }) => heldBy(value).length > 0);
    return placesOf(text.normalize('NFC'), affected).map(({ path, value }) => ({
      file: fileOf(path),
      path,
      message: `holds ${describe(heldBy(value))}, which the fonts of the PDFs and pictures do not have: they show Latin, Greek, Cyrillic, Devanagari, Arabic, Chinese and emoji; write it in one of these`,
    }));
  });
}

/** Something in the content is to be drawn, and no font has its characters. */
export class MissingGlyphsError extends OwnerError {
  override name = 'MissingGlyphsError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super([...new Set(formatContentProblems(problems).split('\n'))].join('\n'));
  }
}
