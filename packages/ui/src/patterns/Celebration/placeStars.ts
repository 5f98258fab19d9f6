/** How long a celebration lasts, in milliseconds, and how many stars it has (spec section 9). */
export const CELEBRATION_MS = 3000;
export const CELEBRATION_STARS = 50;

/** A star: its place across the window, its start, size and rotation, each from 0 to 1. */
interface Star {
  place: number;
  start: number;
  size: number;
  turn: number;
}

/** How many places are tried for each star. */
const TRIES = 12;

/** Numbers from 0 to 1 without a pattern, and the same at every call (Mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Distance on a ring from 0 to 1, so that both ends get as many stars as the middle. */
function ringDistance(a: number, b: number): number {
  const distance = Math.abs(a - b);
  return Math.min(distance, 1 - distance);
}

/**
 * Spreads `count` stars over the width of the window and over time. Each gets the one of a few
 * random places that is farthest from all stars before it, so that they are evenly spread but form
 * no lines.
 */
export function placeStars(count: number): Star[] {
  const random = randomNumbers(1);
  const stars: Star[] = [];
  const roomOf = ({ place, start }: Star) =>
    Math.min(
      ...stars.map((other) =>
        Math.hypot(ringDistance(place, other.place), ringDistance(start, other.start)),
      ),
    );
  const draw = () => ({ place: random(), start: random(), size: random(), turn: random() });
  while (stars.length < count) {
    const drawn = Array.from({ length: TRIES }, draw);
    const rooms = drawn.map(roomOf);
    stars.push(drawn[rooms.indexOf(Math.max(...rooms))] ?? draw());
  }
  return stars;
}
