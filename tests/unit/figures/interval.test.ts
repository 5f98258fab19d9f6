import { wilsonInterval } from '@portfolio/figures/share/interval';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const rounded = (part: number, whole: number) =>
  wilsonInterval(part, whole).map((end) => Math.round(end * 1000) / 1000);

describe('the 95% interval of a share', () => {
  test('is that of the tables', () => {
    // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
    expect(rounded(81, 263)).toEqual([0.255, 0.366]);
    expect(rounded(15, 148)).toEqual([0.062, 0.16]);
    expect(rounded(0, 20)).toEqual([0, 0.161]);
    expect(rounded(1, 29)).toEqual([0.006, 0.172]);
  });

  test('holds the share, stays between 0 and 1, and mirrors', () => {
    const counts = fc
      .integer({ min: 1, max: 1_000_000 })
      .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)));
    fc.assert(
      fc.property(counts, ([part, whole]) => {
        const [low, high] = wilsonInterval(part, whole);
        const [mirroredLow] = wilsonInterval(whole - part, whole);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(part / whole);
        expect(high).toBeGreaterThanOrEqual(part / whole);
        expect(mirroredLow).toBeCloseTo(1 - high, 9);
      }),
    );
  });
});
