import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  barPath,
  namesAbove,
  squaresOf,
  squaresPath,
  unitsOf,
} from '../../../packages/ui/src/portfolio/SkillTile/projectSquares.ts';

/** Domains with these names and numbers of projects. */
const domainsOf = (...all: (readonly [label: string, count: number])[]) =>
  all.map(([label, count]) => ({
    label,
    color: 'red',
    projects: Array.from({ length: count }, (_, at) => ({ title: `${label} ${at}` })),
  }));

describe('the squares of all projects', () => {
  test('are one for each project, with a gap between domains', () => {
    const domains = domainsOf(['A', 2], ['B', 1]);
    const squares = squaresOf(domains);
    expect(squares.map(({ title, middle }) => [title, middle])).toEqual([
      ['A 0', 3],
      ['A 1', 11],
      ['B 0', 23],
    ]);
    expect(unitsOf(domains)).toBe(26);
    expect(squaresPath(squares)).toBe('M3 0v6M11 0v6M23 0v6');
  });

  test('fit into the drawing, in order, however many domains there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
        (counts) => {
          const domains = domainsOf(...counts.map((count) => ['A', count] as const));
          const middles = squaresOf(domains).map(({ middle }) => middle);
          expect(middles).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
          expect(middles).toEqual([...middles].sort((a, b) => a - b));
          expect((middles.at(-1) ?? 0) + 3).toBe(unitsOf(domains));
        },
      ),
    );
  });

  test('of few projects are no larger than those of many', () => {
    expect(unitsOf(domainsOf(['A', 1]))).toBe(6);
  });
});

test('a name that is wider than its squares is above the next ones, or all are a legend', () => {
  const few = domainsOf(['Vision', 4], ['Finance AI', 2], ['Assistants', 1], ['NLP', 2]);
  expect(namesAbove(few)?.map(({ line }) => line)).toEqual([0, 2, 1, 0]);
  const narrow = domainsOf(['Health', 1], ['Vision', 1], ['Finance', 1], ['Learning', 1]);
  expect(namesAbove(narrow)).toBeUndefined();
});

test.each([
  [1, 'M0 3h180'],
  [0.5, 'M0 3h90'],
  [0.0001, 'M0 3h1'],
])('a bar of %d is drawn to scale, and always seen', (share, path) => {
  expect(barPath(share)).toBe(path);
});
