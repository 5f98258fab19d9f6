import type { SeriesData } from '@portfolio/figures/series/schema';
import { figureGuide } from '../support/figureGuide.tsx';
import { series, seriesOf } from '../support/figures.ts';

const withEverything = seriesOf(
  'Questions answered correctly',
  [
    [61, 66, 72, 74, 79, 81],
    [60, 61, 61, 62, 64, 64],
    [55, 57, 56, 58, 59, 61],
  ],
  {
    band: { label: '80% interval', low: [52, 58, 66, 69, 74, 77], high: [70, 73, 78, 80, 84, 86] },
    baseline: { label: 'target', value: 80 },
    better: 'higher',
    axis: 'correct answers',
    method: '500 questions after each step of training.',
  },
);

/** A line stops before a value that is missing, and starts after it. */
export const withGaps = seriesOf('Error of the sensor', [
  [30, 28, null, null, 24, 22, null, 20],
  [null, 35, 34, null, 33, null, null, null],
]);

const sameEnd = seriesOf('Share of spam', [
  [30, 25, 22, 20],
  [10, 14, 18, 20],
  [20, 20, 20, 20],
]);

const dates = seriesOf('Riders on a weekday', [[40, 47, 55, 61, 58, 66]], {
  x: { label: 'month', values: ['2024-10', '2024-11', '2024-12', '2025-01', '2025-02', '2025-03'] },
  unit: undefined,
  lines: [{ label: 'thousands', values: [40, 47, 55, 61, 58, 66], ours: true }],
});

export const guide = figureGuide<SeriesData>({
  purpose: 'Draws one to three lines over time or over steps, each labelled at its end.',
  tasks: [
    'line chart',
    'trend',
    'time series',
    'over time',
    'learning curve',
    'forecast with interval',
  ],
  use: [
    'When the same thing was measured at three or more points in time, or steps.',
    'With `band`, to show an interval around our line; with `baseline`, for a level to reach or beat.',
    'It takes `x` (a label and ascending numbers or dates), `axis` (what is measured) and `lines`, each with a value for each of x, `null` where there is none.',
  ],
  avoid: {
    'There are two points only.': 'Use `FigureChange`.',
    'The values have no order, such as products.':
      'Use `FigureComparison`: a line would connect what isn’t connected.',
    'It is a ROC or a calibration curve.': 'Use `FigureCurve`.',
  },
  color: '#3b7dd8',
  example: withEverything,
  parts: {
    'Axis label': {
      selector: '[role="img"] p',
      description: 'What is measured, and which way is better. In large figures only.',
    },
    Ticks: {
      selector: '[role="img"] span',
      description:
        'Round numbers, the topmost with the unit. They begin at zero where that costs little room.',
    },
    Lines: {
      selector: '[role="img"] svg',
      description:
        'Ours is thick and in our colour; the others are grey, the second of them dotted.',
    },
    'End labels': {
      selector: '[role="img"] svg ~ div span',
      description: 'The last value and the name of each line. There is no legend.',
    },
    'Ends of x': {
      selector: '[role="img"] > div > div:last-child > span',
      description: 'The first and the last value of x.',
    },
  },
  small: {
    'two lines': series,
    'one line': seriesOf('Rows read per second', [[3, 8, 13, 21, 34]], { unit: 'k' }),
    'band and baseline': withEverything,
    'missing values': withGaps,
    'last values of ours missing': seriesOf('Error of the forecast', [
      [30, 28, 25, null, null],
      [30, 31, 33, 32, 34],
    ]),
    'nothing to compare with': seriesOf('Error of the model', [
      [30, 28, 25],
      [null, null, null],
    ]),
    'all end at the same value': sameEnd,
    dates,
    'far from zero': seriesOf(
      'Accuracy on new farms',
      [
        [98.2, 98.4, 98.9, 98.7],
        [98.1, 98.2, 98.2, 98.3],
      ],
      { better: 'higher' },
    ),
    'below zero': seriesOf('Above the norm', [[-12, -4, 3, 8]], { unit: '°C' }),
    'only below zero': seriesOf('Coldest night', [[-30, -24, -12, -8]], { unit: '°C' }),
    'all zero': seriesOf('Lost messages', [[0, 0, 0, 0]], { unit: 'messages' }),
    'never changes': seriesOf('Errors a day', [[7, 7, 7, 7]], { unit: 'errors' }),
    huge: seriesOf('Rows a day', [[1_200_000_000, 2_900_000_000, 4_100_000_000]], { unit: 'rows' }),
    tiny: seriesOf('Time of one step', [[0.0000012, 0.0000009, 0.0000004]], { unit: 's' }),
  },
  large: {
    'two lines': series,
    'band and baseline': withEverything,
    'missing values': withGaps,
    'all end at the same value': sameEnd,
    dates,
  },
  pairs: [
    {
      do: {
        figure: series,
        why: 'The line to beat is there: without it nobody knows whether 17.1% is good.',
      },
      dont: {
        figure: { ...series, lines: series.lines.filter(({ ours }) => ours) },
        why: 'One line shows a trend, but not that it is better than before.',
      },
    },
    {
      do: {
        figure: withGaps,
        why: '`null` for what wasn’t measured: the line stops and starts again.',
      },
      dont: {
        figure: {
          ...withGaps,
          lines: withGaps.lines.map((line) => ({
            ...line,
            values: line.values.map((value) => value ?? 0),
          })),
        },
        why: 'Zeros for missing values draw crashes that never happened.',
      },
    },
  ],
  writing: [
    'Names of lines: one or two words, in small letters: `nightly`, `by hand`. They share the room with the drawing.',
    '`x.label`: one word in the singular: `week`.',
  ],
});
