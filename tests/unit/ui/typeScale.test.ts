import { fluidSize, type Look, looks, typeSteps, typeWidths } from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';

const PX_PER_REM = 16;
const CLAMP = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)vw, ([\d.]+)rem\)$/;

/** The value of `clamp(a rem, b rem + c vw, d rem)` in a window `width` px wide. */
function sizeIn(look: Look, step: number, width: number): number {
  const match = CLAMP.exec(fluidSize(look, step));
  if (!match) throw new Error(`${fluidSize(look, step)} is not a clamp of rem and vw.`);
  const [min, start, slope, max] = match.slice(1).map(Number) as [number, number, number, number];
  const fluid = start * PX_PER_REM + (slope * width) / 100;
  return Math.min(max * PX_PER_REM, Math.max(min * PX_PER_REM, fluid));
}

const ends = ['narrow', 'wide'] as const;
const { narrow, wide } = typeWidths;
const steps = Object.entries(typeSteps);
const widths = [240, 320, 360, 480, 768, 1024, 1280, 1920, 3840];

describe.each(Object.entries(looks))('sizes of the %s look', (_look, look) => {
  const sizeAt = (step: number, width: number) => sizeIn(look, step, width);

  describe.each(steps)('size of %s', (_name, step) => {
    test.each(ends)('is its step of the ratio in the %s window', (end) => {
      const { base, ratio } = look.type[end];
      expect(sizeAt(step, typeWidths[end])).toBeCloseTo(base * ratio ** step, 1);
    });

    test('stays the same beyond both ends', () => {
      expect(sizeAt(step, 240)).toBeCloseTo(sizeAt(step, narrow), 1);
      expect(sizeAt(step, 3840)).toBeCloseTo(sizeAt(step, wide), 1);
    });

    test('moves in one direction between them', () => {
      const sizes = widths.map((width) => sizeAt(step, width));
      const sorted = [...sizes].sort((a, b) => a - b);
      expect([sorted, sorted.toReversed()]).toContainEqual(sizes);
    });

    // A size bound to the window resists zooming: WCAG 2.2, 1.4.4 asks for 200 %.
    test('can still be doubled by zooming', () => {
      expect(sizeAt(step, wide) / sizeAt(step, narrow)).toBeLessThanOrEqual(2.5);
    });
  });

  test.each(widths)('in a window %d px wide every step is larger than the one below', (width) => {
    const sizes = steps.sort(([, a], [, b]) => a - b).map(([, step]) => sizeAt(step, width));
    sizes.slice(1).forEach((size, index) => {
      expect(size).toBeGreaterThan(sizes[index] ?? Number.POSITIVE_INFINITY);
    });
  });

  test('no text is smaller than 12 px', () => {
    const smallest = Math.min(...Object.values(typeSteps));
    for (const width of widths) expect(sizeAt(smallest, width)).toBeGreaterThanOrEqual(12);
  });
});
