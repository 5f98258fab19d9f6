/** A rectangle on the page, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Side = 'left' | 'top' | 'right' | 'bottom';

/** A number in the margin of the example, with the end of the line that leads to its part, in px. */
export interface Marker {
  x: number;
  y: number;
  endX: number;
  endY: number;
}

/** The width of the margin around the example, and the least distance between two numbers, in px. */
export const MARGIN = 40;
const APART = 26;

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The side at which a part is closest to the edge of the example: its line crosses the least there. */
function nearestSide(example: Box, part: Box): Side {
  const distances: [Side, number][] = [
    ['left', part.left - example.left],
    ['top', part.top - example.top],
    ['right', example.right - part.right],
    ['bottom', example.bottom - part.bottom],
  ];
  return distances.reduce((best, next) => (next[1] < best[1] - 1 ? next : best))[0];
}

/** Moves places apart that are too close to each other, and keeps their order. */
export function spread(places: readonly number[], low: number, high: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let last = Number.NEGATIVE_INFINITY;
  for (const entry of order) {
    entry.place = Math.max(clamp(entry.place, low, high), last + APART);
    last = entry.place;
  }
  let next = Math.max(high, low + APART * (order.length - 1)) + APART;
  for (const entry of order.toReversed()) {
    entry.place = Math.min(entry.place, next - APART);
    next = entry.place;
  }
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place);
}

/** Where the numbers of the parts go: into the margin of the example, each as close to its part as can be. */
export function placeMarkers(example: Box, parts: readonly Box[]): Marker[] {
  const sides = parts.map((part) => nearestSide(example, part));
  const markers: Marker[] = [];
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    const here = parts.flatMap((part, index) => (sides[index] === side ? [{ part, index }] : []));
    const isColumn = side === 'left' || side === 'right';
    const centres = here.map(({ part }) =>
      isColumn ? (part.top + part.bottom) / 2 : (part.left + part.right) / 2,
    );
    const places = isColumn
      ? spread(centres, example.top, example.bottom)
      : spread(centres, example.left, example.right);
    here.forEach(({ part, index }, nth) => {
      const [place = 0, centre = 0] = [places[nth], centres[nth]];
      const outside = side === 'left' || side === 'top' ? -MARGIN / 2 : MARGIN / 2;
      markers[index] = isColumn
        ? { x: example[side] + outside, y: place, endX: part[side], endY: centre }
        : { x: place, y: example[side] + outside, endX: centre, endY: part[side] };
    });
  }
  return markers;
}
