/** The place of an entry in a grid of six columns. */
export interface Cell {
  /** How many of the columns it takes. */
  span: 2 | 3 | 4 | 6;
  /** Whether it begins a row. */
  isFirst: boolean;
}

/**
 * Places entries in their order so that every row is full. A row holds three, or two of which the one with the
 * longer label is twice as wide; five fill six places. Two or four entries make halves.
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
    // The longest label of all gets the room, if it can be one of two.
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
