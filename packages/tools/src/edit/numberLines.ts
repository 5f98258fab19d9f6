type Cell = number | string | null;

/** A number as people write it, with a point before decimals. */
export const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A year is a text in the content, so it is in quotation marks. An empty place is a dash. */
const written = (cell: Cell) => {
  if (cell === null) return '-';
  return typeof cell === 'string' && NUMBER.test(cell) ? `"${cell}"` : String(cell);
};

/** What isn't a number stays a text, so that the rules can name it. */
const read = (text: string): Cell => {
  if (/^(?:-|null)?$/i.test(text)) return null;
  return NUMBER.test(text) ? Number(text) : text.replace(/^"(.*)"$/, '$1');
};

/** Rows of numbers as lines of text. */
export const toLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(written).join(', ')).join('\n');

/**
 * The rows in lines of text, as people write them or paste them from a spreadsheet: with commas, semicolons, tabs or
 * spaces between numbers. If tabs or semicolons separate them, a comma is a decimal comma.
 */
export const fromLines = (text: string): Cell[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = /[;\t]/.test(line)
        ? line.replace(/(?<=\d),(?=\d)/g, '.').split(/[;\t]/)
        : line.trim().split(/ *, *| +/);
      return cells.map((cell) => read(cell.trim()));
    });
