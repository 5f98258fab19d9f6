import { eastAsianWidth } from 'get-east-asian-width';

const wideByFont = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Marks that every terminal draws over the character before. Many terminals don't know newer marks. */
const mark = /[\u0300-\u036f]/;

const letter = /\p{L}/u;

/** Terminals on Chinese, Japanese and Korean systems often draw letters of ambiguous width in two cells. */
const wideLetters = /^(?:ja|ko|zh)\b/.test(Intl.DateTimeFormat().resolvedOptions().locale);

function characterCells(character: string): number {
  if (wideByFont.test(character)) return 2;
  if (mark.test(character)) return 0;
  // Signs such as ㉈ are drawn wide on other systems too; letters such as é and я are not.
  const ambiguousAsWide = wideLetters || !letter.test(character);
  return eastAsianWidth(character.codePointAt(0) ?? 0, { ambiguousAsWide });
}

/**
 * The maximum number of terminal cells that a text fills. Terminals differ for emoji made of several characters,
 * and for characters without a shape. So each character counts by itself, with its largest width in any terminal.
 */
export const cellsIn = (text: string): number =>
  [...text].reduce((sum, character) => sum + characterCells(character), 0);

const graphemes = new Intl.Segmenter();

/** Splits a text that is wider than a row; a composed character stays whole if it fits. */
const split = (part: string, width: number): string[] =>
  [...graphemes.segment(part)].flatMap(({ segment }) =>
    cellsIn(segment) > width ? [...segment] : [segment],
  );

/**
 * Cuts a line into rows of at most `width` cells. It cuts between words, or within a word that is too long for a
 * row.
 */
export function wrapLine(line: string, width: number): string[] {
  const rows = [''];
  const fits = (part: string) => cellsIn(rows.at(-1) + part) <= width;
  for (const word of line.match(/ *[^ ]+/g) ?? []) {
    if (rows.at(-1) !== '' && !fits(word)) rows.push('');
    // Spaces at the end of a row are dropped; those at the start of the line are the writer's.
    const rest = rows.length > 1 && rows.at(-1) === '' ? word.trimStart() : word;
    for (const part of fits(rest) ? [rest] : split(rest, width)) {
      if (!fits(part)) rows.push('');
      rows[rows.length - 1] += part;
    }
  }
  return rows;
}
