import type { ComparisonData } from '@portfolio/figures/comparison/schema';
import { figureGuide } from '../support/figureGuide.tsx';
import { comparison } from '../support/figures.ts';

const names = ['this model', 'boosting', 'like today', 'linear', 'by hand', 'median', 'none'];

/** A comparison of these values, the first of which is ours. */
const of = (title: string, values: readonly number[], more: Partial<ComparisonData> = {}) => ({
  ...comparison,
  title,
  values: values.map((value, index) => ({
    label: names[index] ?? '',
    value,
    ours: index === 0,
  })),
  ...more,
});

const withIntervals: ComparisonData = {
  ...comparison,
  values: [
    { label: 'this model', value: 6.8, interval: [6.1, 7.4], ours: true },
    { label: 'gradient boosting', value: 7.9, interval: [7.2, 8.8] },
    { label: 'like today', value: 9.5 },
  ],
};

const close = of('F1 score on held-out reports', [0.913, 0.902, 0.897], {
  unit: undefined,
  better: 'higher',
  axis: 'F1 score',
  method: '600 reports that were not trained on.',
});

export const guide = figureGuide<ComparisonData>({
  purpose: 'Compares named values as dots on one axis, one of them ours.',
  tasks: [
    'bar chart',
    'ranking',
    'benchmark',
    'compare with a baseline',
    'confidence interval',
    'dot plot',
  ],
  use: [
    'When two to seven things were measured in the same way, in the same unit.',
    'With `interval`, to show how sure each value is.',
    'It takes `values`, each with `label` and `value`, `axis` (what is measured); `unit` and `better` where they apply. One value is `ours`.',
  ],
  avoid: {
    'It is one thing at two points in time.': 'Use `FigureChange`.',
    'The values follow each other in time.': 'Use `FigureSeries`.',
    'The values have different units.': 'Use `StatisticList`: there is no common axis.',
  },
  color: '#c25b3f',
  example: withIntervals,
  parts: {
    Label: { selector: '[data-ours] bdi', description: 'Ours is bold, the others aren’t.' },
    Dot: {
      selector: '[data-ours] circle',
      description:
        'Ours is larger, in our colour. Without intervals, a line leads to it from zero.',
    },
    Interval: {
      selector: '[data-ours] g line',
      description: 'Between which values it lies, with the certainty that the method states.',
    },
    Value: {
      selector: '[data-ours] > bdi:last-child',
      description: 'In a column of its own, with as many decimals as the others.',
    },
    Axis: {
      selector: '[role="img"] > div > :last-child',
      description: 'What is measured, which way is better, and a note if it doesn’t begin at zero.',
    },
  },
  small: {
    two: of('Time to answer', [12, 30], { unit: 'ms' }),
    three: comparison,
    'with intervals': withIntervals,
    'far from zero': close,
    'around zero': of('Forecast minus measured', [4.2, -1.5, -8], { unit: '°C', better: 'higher' }),
    'only below zero': of('Change of the error', [-4.2, -1.5, -8], { better: 'higher' }),
    'with a zero': of('Errors in production', [0, 3, 12], { unit: 'errors' }),
    'all zero': of('Lost messages', [0, 0], { unit: 'messages' }),
    five: of('Time to read a form', [31, 52, 78, 90, 97], { unit: 'ms' }),
    'more than five': of('Time to train', [31, 52, 78, 90, 97, 98, 99], { unit: 'min' }),
    huge: of('Rows read a day', [1_200_000, 9_800_000, 12_000_000], { unit: 'rows' }),
    tiny: of('Time of one step', [0.0000012, 0.0000098, 0.000014], { unit: 's' }),
    'none is ours': of('Share of the market', [31, 52], {
      values: [
        { label: 'one', value: 31 },
        { label: 'other', value: 52 },
      ],
    }),
  },
  large: { 'with intervals': withIntervals, 'far from zero': close },
  pairs: [
    {
      do: {
        figure: comparison,
        why: 'Ours is beside what a reader knows: the method of today.',
      },
      dont: {
        figure: of('Error of my models', [6.8, 6.9, 7.1]),
        why: 'Variants of one’s own leave open whether any of them is good.',
      },
    },
  ],
  writing: [
    'Labels: one to three words, in small letters: `this model`, `gradient boosting`, `like today`.',
    '`axis`: the measure in full: `mean absolute error`, not `MAE`.',
  ],
});
