import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  barPath,
  middlesOf,
  squaresPath,
  startsOf,
  unitsOf,
} from '../../../packages/ui/src/portfolio/SkillTile/projectSquares.ts';

describe('the squares of all projects', () => {
  test('are one for each project, with a gap between domains', () => {
    expect(middlesOf([2, 1])).toEqual([3, 11, 23]);
    expect(unitsOf([2, 1])).toBe(26);
    expect(startsOf([2, 1])).toEqual([0, 76.9]);
    expect(squaresPath([3, 23])).toBe('M3 0v6M23 0v6');
  });

  test('fit into the drawing, in order, however many domains there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
        (counts) => {
          const middles = middlesOf(counts);
          expect(middles).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
          expect(middles).toEqual([...middles].sort((a, b) => a - b));
          expect((middles.at(-1) ?? 0) + 3).toBe(unitsOf(counts));
        },
      ),
    );
  });

  test('of few projects are no larger than those of many', () => {
    expect(unitsOf([1])).toBe(6);
  });
});

test.each([
  [1, 'M0 3h180'],
  [0.5, 'M0 3h90'],
  [0.0001, 'M0 3h1'],
])('a bar of %d is drawn to scale, and always seen', (share, path) => {
  expect(barPath(share)).toBe(path);
});
