/** The place of an entry in a grid of six columns. */
export interface Cell {
  /** The number of columns that it takes. */
  span: 2 | 3 | 4 | 6;
  /** Whether it is the first of its row. */
  isFirst: boolean;
}

/**
 * Places entries in order so that every row is full. A row holds three entries, or two of which the longer label is
 * twice as wide. So five entries fill six places, and two or four make halves.
 * @param lengths of the labels, in characters
 */
export function cellsOf(lengths: readonly number[]): Cell[] {
  const { length } = lengths;
  const halves = length === 2 || length === 4;
  if (length === 1 || halves) {
    return lengths.map((_, index) => ({ span: halves ? 3 : 6, isFirst: index % 2 === 0 }));
  }
  const cells: Cell[] = [];
  let pairs = (3 - (length % 3)) % 3;
  while (cells.length < length) {
    const rest = lengths.slice(cells.length);
    // The entry with the longest label of all gets the double width, if it can be one of a pair.
    const isPair = pairs > 0 && (rest.length <= 2 * pairs || rest.indexOf(Math.max(...rest)) < 2);
    const row = rest.slice(0, isPair ? 2 : 3);
    const widest = row.indexOf(Math.max(...row));
    if (isPair) pairs -= 1;
    cells.push(
      ...row.map(
        (_, index): Cell => ({
          span: isPair && index === widest ? 4 : 2,
          isFirst: index === 0,
        }),
      ),
    );
  }
  return cells;
}
