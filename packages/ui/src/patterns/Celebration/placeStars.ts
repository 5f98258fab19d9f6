/** How long a celebration lasts, in milliseconds, and how many stars it has (spec section 9). */
export const CELEBRATION_MS = 3000;
export const CELEBRATION_STARS = 50;

/** A star's place across the window, and its start, size and rotation. Each is from 0 to 1. */
interface Star {
  place: number;
  start: number;
  size: number;
  turn: number;
}

/** Pseudo-random numbers from 0 to 1, the same at every call (Mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The number of stars that start in the same part of the time. Each has its own part of the width. */
const ROW_STARS = 10;

/**
 * Spreads `count` stars over the width of the window and over time. Each star gets its own part of both, and a random
 * place in it. So the stars are evenly spread but form no lines.
 */
export function placeStars(count: number): Star[] {
  const random = randomNumbers(1);
  const rows = count / ROW_STARS;
  return Array.from({ length: count }, (_, index) => ({
    place: ((index % ROW_STARS) + random()) / ROW_STARS,
    start: (Math.floor(index / ROW_STARS) + random()) / rows,
    size: random(),
    turn: random(),
  }));
}
