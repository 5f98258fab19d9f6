/** A label next to a place on an axis, with all lengths in one unit. */
export interface Placeable {
  /** Where its middle would best be. */
  at: number;
  /** How much room it needs. */
  size: number;
}

/** Labels that touch, moved as one. */
interface Block {
  first: number;
  size: number;
  /** Where the block would best begin: the mean of its labels' best places. */
  start: number;
  count: number;
}

const clamp = (value: number, high: number) => Math.max(0, Math.min(value, high));

/**
 * The middles of labels on a side of length `room`: in the given order, none over another, none
 * outside, and each as near to its place as possible. If the labels together are larger than the
 * room, all shrink alike.
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
