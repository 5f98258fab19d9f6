import { describe, expect, test } from 'vitest';
import { placeStars } from '../../../packages/ui/src/patterns/Celebration/placeStars.ts';

const stars = placeStars(50);

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string | number) => {
  const counts = new Map<string | number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts.values()];
};

const onRing = (value: number) => ((value % 1) + 1) % 1;

describe('the stars of a celebration', () => {
  test('are the same at every render', () => {
    expect(placeStars(50)).toEqual(stars);
  });

  test('fall everywhere: over each tenth of the window, in each fifth of the time', () => {
    expect(countBy(stars, ({ place }) => Math.floor(place * 10))).toHaveLength(10);
    expect(countBy(stars, ({ start }) => Math.floor(start * 5))).toHaveLength(5);
    expect(Math.min(...countBy(stars, ({ place }) => Math.floor(place * 10)))).toBeGreaterThan(1);
    expect(Math.min(...countBy(stars, ({ start }) => Math.floor(start * 5)))).toBeGreaterThan(4);
  });

  test('fall along no lines: no step from one star to another repeats again and again', () => {
    // Stars on a lattice, such as multiples of a fixed step, repeat the same few steps.
    const steps = stars.flatMap((a, index) =>
      stars
        .filter((_, other) => other !== index)
        .map((b) => [onRing(b.place - a.place), onRing(b.start - a.start)] as const),
    );
    const repeats = countBy(steps, (step) => step.map((part) => Math.round(part * 40)).join());
    expect(Math.max(...repeats)).toBeLessThan(12);
  });
});
