import { safeLines } from '@portfolio/data/values/safeText';
import { wrapLine } from './cells.ts';

/** Marks a row that continues the line above it. */
const continuation = '↳ ';

/**
 * A stranger's text next to a label, as rows of at most `width` cells. The first columns are for the label. No row
 * of the text begins there, not even a wrapped one.
 * @param label the start of the first row, including the spaces before the text
 * @param text may hold several lines
 * @param width cells of a row; with room for at least two next to the label
 */
export function labelledRows(label: string, text: string, width: number): string[] {
  const [blank, continued] = ['', continuation].map((mark) => mark.padStart(label.length));
  return safeLines(text)
    .flatMap((line) =>
      wrapLine(line, width - label.length).map(
        (row, index) => `${index === 0 ? blank : continued}${row}`,
      ),
    )
    .map((row, index) => (index === 0 ? label + row.slice(label.length) : row).trimEnd());
}
