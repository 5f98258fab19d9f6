import { describe, expect, test } from 'vitest';
import { contrast, luminance, parseColor } from './color.ts';

describe('colour arithmetic of the contrast tests', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('contrast of %s and %s is that of other calculators', (first, second, ratio) => {
    expect(contrast(first, second)).toBeCloseTo(ratio, 2);
    expect(contrast(second, first)).toBeCloseTo(ratio, 2);
  });

  // Pairs of the CSS Color 4 and Ottosson's own tables: the sRGB primaries in OKLCH.
  test.each([
    ['oklch(100% 0 0)', '#ffffff'],
    ['oklch(0% 0 0)', '#000000'],
    ['oklch(62.7955% 0.25768 29.234)', '#ff0000'],
    ['oklch(86.644% 0.29483 142.4953)', '#00ff00'],
    ['oklch(45.2014% 0.31321 264.052)', '#0000ff'],
  ])('%s is %s', (oklch, hex) => {
    const expected = parseColor(hex);
    parseColor(oklch).forEach((part, index) => {
      expect(part).toBeCloseTo(expected[index] ?? Number.NaN, 3);
    });
  });

  test('a colour outside the gamut is clipped', () => {
    expect(luminance('oklch(100% 0.4 264)')).toBeLessThanOrEqual(1);
  });

  test('a notation that it cannot read is refused', () => {
    expect(() => parseColor('rebeccapurple')).toThrow('rebeccapurple');
  });
});
