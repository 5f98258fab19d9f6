import { findingOf, tableOf } from '@portfolio/figures';
import type { CurveData } from '@portfolio/figures/curve/schema';
import { expect, test } from 'vitest';
import { englishFigures } from '../../language.ts';

/** The points of a curve: across, then up. */
const through = (...points: [x: number, y: number][]) => points;

const roc: CurveData = {
  kind: 'curve',
  title: 'Triage',
  form: 'roc',
  points: through([0, 0], [0.18, 0.84], [0.32, 0.95], [1, 1]),
  area: 0.91,
  operatingPoint: { at: [0.32, 0.95], label: 'at 95% sensitivity, specificity 68%' },
  method: '4,200 images.',
};
const { area: _, operatingPoint: __, ...bare } = roc;
const points = through([0, 1], [0.6, 0.8], [1, 0.12]);
const rates = through([0.1, 0.1], [0.5, 0.56]);

test.each<[data: CurveData, finding: string]>([
  [roc, 'Triage: ROC curve with an area of 0.91; at 95% sensitivity, specificity 68%.'],
  [{ ...bare, area: 1 }, 'Triage: ROC curve with an area of 1.'],
  [
    bare,
    'Triage: ROC curve; farthest above guessing at a true positive rate of 0.84 and a false positive rate of 0.18.',
  ],
  [
    {
      ...bare,
      points: through([0, 0], [0.5, 0.4], [1, 1]),
    },
    'Triage: ROC curve; never above guessing.',
  ],
  [
    { ...bare, form: 'precision-recall', points, area: 0.74, prevalence: 0.12 },
    'Triage: precision–recall curve with an area of 0.74; guessing reaches a precision of 0.12.',
  ],
  [
    { ...bare, form: 'precision-recall', points },
    'Triage: precision–recall curve; most balanced at a precision of 0.8 and a recall of 0.6.',
  ],
  [
    { ...bare, form: 'calibration', points: rates },
    'Triage: calibration curve; observed and predicted rates differ by at most 0.06 (0.56 where 0.5 was predicted).',
  ],
  [
    { ...bare, form: 'calibration', points: rates.slice(0, 1) },
    'Triage: calibration curve; observed rates are as predicted.',
  ],
])('the sentence of a curve names its form and its result', (data, finding) => {
  expect(findingOf(data, englishFigures)).toBe(finding);
});

test('the table of a curve has a row for each point', () => {
  expect(tableOf({ ...bare, form: 'precision-recall', points }, englishFigures)).toEqual({
    head: ['Recall', 'Precision'],
    rows: [
      ['0', '1.00'],
      ['0.6', '0.80'],
      ['1.0', '0.12'],
    ],
  });
});
