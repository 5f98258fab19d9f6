/** A label next to a place on an axis. All lengths have the same unit. */
export interface Placeable {
  /** The best place for its middle. */
  at: number;
  /** How much room it needs. */
  size: number;
}

/** Labels that touch each other and move together. */
interface Block {
  first: number;
  size: number;
  /** The best place for its start: the mean of its labels' best places. */
  start: number;
  count: number;
}

const clamp = (value: number, high: number) => Math.max(0, Math.min(value, high));

/**
 * Returns the middles of labels on a side of length `room`. They stay in order, inside the room and apart, and each is
 * as near to its best place as possible. If they don't fit, all shrink in proportion.
 */
export function placeLabels(labels: readonly Placeable[], room: number): number[] {
  const needed = labels.reduce((total, { size }) => total + size, 0);
  const scale = needed > room ? room / needed : 1;
  const sizes = labels.map(({ size }) => size * scale);
  const blocks: Block[] = [];
  for (const [first, { at }] of labels.entries()) {
    const size = sizes[first] ?? 0;
    let block = { first, size, start: clamp(at - size / 2, room - size), count: 1 };
    let above = blocks.at(-1);
    while (above && above.start + above.size > block.start) {
      blocks.pop();
      const count = above.count + block.count;
      const start = above.start * above.count + (block.start - above.size) * block.count;
      const merged = above.size + block.size;
      block = {
        first: above.first,
        size: merged,
        start: clamp(start / count, room - merged),
        count,
      };
      above = blocks.at(-1);
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ first, start, count }) => {
    let end = start;
    return sizes.slice(first, first + count).map((size) => {
      end += size;
      return end - size / 2;
    });
  });
}
