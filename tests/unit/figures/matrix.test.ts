import { findingOf, tableOf } from '@portfolio/figures';
import type { MatrixData } from '@portfolio/figures/matrix/schema';
import { expect, test } from 'vitest';
import { englishFigures } from '../../language.ts';

/** A row for each class. */
const counts = (...rows: number[][]) => rows;

const matrix: MatrixData = {
  kind: 'matrix',
  title: 'Grades',
  unit: 'mangoes',
  rows: 'Actual grade',
  columns: 'Predicted grade',
  classes: ['A', 'B', 'C'],
  counts: counts([182, 18, 0], [12, 182, 6], [2, 16, 182]),
  method: '600 photographs.',
};

test.each([
  [
    matrix.counts,
    'Grades: of 600 mangoes, 546 (91%) were classified correctly; most often A was taken for B (18). Recall: A 91%, B 91%, C 91%.',
  ],
  [
    counts([8, 2, 0], [0, 10, 0], [0, 2, 8]),
    'Grades: of 30 mangoes, 26 (87%) were classified correctly; most often A was taken for B and C for B (2 each). Recall: A 80%, B 100%, C 80%.',
  ],
  [
    counts([8, 1, 1], [1, 9, 0], [0, 0, 0]),
    'Grades: of 20 mangoes, 17 (85%) were classified correctly; no class was taken for another more than once. Recall: A 80%, B 90%, C none.',
  ],
  [
    counts([1200, 0, 0], [0, 9, 0], [0, 0, 1]),
    'Grades: all 1,210 mangoes were classified correctly.',
  ],
  [counts([0, 0, 0], [0, 0, 0], [0, 0, 0]), 'Grades: no mangoes.'],
])(
  'the sentence of a matrix says how many are right and which classes are confused',
  (given, finding) => {
    expect(findingOf({ ...matrix, counts: given }, englishFigures)).toBe(finding);
  },
);

test('the table of a matrix has its counts and the recall of each class', () => {
  expect(tableOf(matrix, englishFigures)).toEqual({
    head: ['Actual grade by predicted grade', 'A', 'B', 'C', 'Recall'],
    rows: [
      ['A', '182', '18', '0', '91%'],
      ['B', '12', '182', '6', '91%'],
      ['C', '2', '16', '182', '91%'],
    ],
  });
});
