import { withoutUnseen } from '../content/pastedText.ts';

type Cell = number | string | null;

/** A number as people write it. The only decimal sign is a point, and nothing is between thousands. */
export const NUMBER = /^[-+−]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** The number in a text. What isn't one stays a text, so that the rules can name it. */
export const readNumber = (text: string): number | string =>
  NUMBER.test(text) ? Number(text.replace('−', '-')) : text;

/** A year is a text in the content, so it is in quotation marks. An empty place is a dash. */
const written = (cell: Cell) => {
  if (cell === null) return '-';
  return typeof cell === 'string' && NUMBER.test(cell) ? `"${cell}"` : String(cell);
};

const EMPTY = /^(?:[-–—]|null)?$/i;

const read = (text: string): Cell => {
  if (EMPTY.test(text)) return null;
  const [, quoted] = /^["“”„](.*)["“”]$/.exec(text) ?? [];
  return quoted ?? readNumber(text);
};

/**
 * The spaces and commas between numbers. A comma directly before a digit may also be a decimal sign, or be between
 * thousands; so may a space between up to three digits and three more.
 */
const BETWEEN = /\s*,(?!\d)\s*|\s{2,}|(?<!(?<![\d.,])\d{1,3})\s|\s(?!\d{3}(?!\d))/;

const cellsOf = (line: string) =>
  /[;\t]/.test(line) ? line.split(/[;\t]/) : line.trim().split(BETWEEN);

/** Rows of numbers as lines of text. */
export const toLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(written).join(', ')).join('\n');

/**
 * The rows in lines of text, as people write them or paste them from a spreadsheet: with a comma and a space, a semicolon,
 * a tab or a space between numbers. A number in which a sign could be a decimal sign, could be between thousands or could
 * be between numbers is never guessed: it stays a text, which the rules refuse.
 */
export const fromLines = (text: string): Cell[][] =>
  withoutUnseen(text)
    .split(/[\n\r\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => cellsOf(line).map((cell) => read(cell.trim())));
