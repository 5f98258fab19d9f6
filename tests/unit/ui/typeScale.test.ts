import { fluidSize, typeScale } from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';

const PX_PER_REM = 16;
const CLAMP = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)vw, ([\d.]+)rem\)$/;

/** The value of `clamp(a rem, b rem + c vw, d rem)` in a window `width` px wide. */
function sizeAt(step: number, width: number): number {
  const match = CLAMP.exec(fluidSize(step));
  if (!match) throw new Error(`${fluidSize(step)} is not a clamp of rem and vw.`);
  const [min, start, slope, max] = match.slice(1).map(Number) as [number, number, number, number];
  const fluid = start * PX_PER_REM + (slope * width) / 100;
  return Math.min(max * PX_PER_REM, Math.max(min * PX_PER_REM, fluid));
}

const { narrow, wide } = typeScale;
const steps = Object.entries(typeScale.steps);
const widths = [240, 320, 360, 480, 768, 1024, 1280, 1920, 3840];

describe.each(steps)('size of %s', (_name, step) => {
  test.each([narrow, wide])('is its step of the ratio at $width px', ({ width, base, ratio }) => {
    expect(sizeAt(step, width)).toBeCloseTo(base * ratio ** step, 1);
  });

  test('stays the same beyond both ends', () => {
    expect(sizeAt(step, 240)).toBeCloseTo(sizeAt(step, narrow.width), 1);
    expect(sizeAt(step, 3840)).toBeCloseTo(sizeAt(step, wide.width), 1);
  });

  test('moves in one direction between them', () => {
    const sizes = widths.map((width) => sizeAt(step, width));
    const sorted = [...sizes].sort((a, b) => a - b);
    expect([sorted, sorted.toReversed()]).toContainEqual(sizes);
  });

  // A size bound to the window resists zooming: WCAG 2.2, 1.4.4 asks for 200 %.
  test('can still be doubled by zooming', () => {
    expect(sizeAt(step, wide.width) / sizeAt(step, narrow.width)).toBeLessThanOrEqual(2.5);
  });
});

test.each(widths)('in a window %d px wide every step is larger than the one below', (width) => {
  const sizes = steps.sort(([, a], [, b]) => a - b).map(([, step]) => sizeAt(step, width));
  sizes.slice(1).forEach((size, index) => {
    expect(size).toBeGreaterThan(sizes[index] ?? Number.POSITIVE_INFINITY);
  });
});

test('the smallest text is no smaller than 12 px', () => {
  const smallest = Math.min(...Object.values(typeScale.steps));
  for (const width of widths) expect(sizeAt(smallest, width)).toBeGreaterThanOrEqual(12);
});
