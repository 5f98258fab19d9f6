import { Figure } from '@portfolio/ui/Figure';
import type { SeriesData } from '@portfolio/ui/figureText';
import { figureGuide } from '../support/figureGuide.tsx';
import { series, seriesOf } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';

const color = '#3b7dd8';

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

const withGaps = seriesOf('Error of the sensor', [
  [30, 28, null, null, 24, 22, null, 20],
  [null, 35, 34, null, 33, null, null, null],
]);

const dates = seriesOf('Riders on a weekday', [[40, 47, 55, 61, 58, 66]], {
  x: { label: 'month', values: ['2024-10', '2024-11', '2024-12', '2025-01', '2025-02', '2025-03'] },
  unit: undefined,
  lines: [{ label: 'thousands', values: [40, 47, 55, 61, 58, 66], ours: true }],
});

export const guide: Guide = figureGuide<SeriesData>({
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
  avoid: [
    { when: 'There are two points only.', instead: 'Use `FigureChange`.' },
    {
      when: 'The values have no order, such as products.',
      instead: 'Use `FigureComparison`: a line would connect what isn’t connected.',
    },
    { when: 'It is a ROC or a calibration curve.', instead: 'Use `FigureCurve`.' },
  ],
  color,
  example: withEverything,
  parts: [
    {
      name: 'Axis label',
      selector: '[role="img"] p',
      description: 'What is measured, and which way is better. In large figures only.',
    },
    {
      name: 'Ticks',
      selector: '[role="img"] span',
      description:
        'Round numbers, the topmost with the unit. They begin at zero where that costs little room.',
    },
    {
      name: 'Lines',
      selector: '[role="img"] svg',
      description:
        'Ours is thick and in our colour; the others are grey, the second of them dotted.',
    },
    {
      name: 'End labels',
      selector: '[role="img"] svg ~ div span',
      description: 'The last value and the name of each line. There is no legend.',
    },
    {
      name: 'Ends of x',
      selector: '[role="img"] > div > div:last-child > span',
      description: 'The first and the last value of x.',
    },
  ],
  small: {
    'two lines': series,
    'one line': seriesOf('Rows read per second', [[3, 8, 13, 21, 34]], { unit: 'k' }),
    'band and baseline': withEverything,
    'missing values': withGaps,
    dates: dates,
    'below zero': seriesOf('Above the norm', [[-12, -4, 3, 8]], { unit: '°C' }),
    'never changes': seriesOf('Errors a day', [[7, 7, 7, 7]], { unit: 'errors' }),
  },
  large: { 'band and baseline': withEverything },
  pairs: [
    {
      do: {
        example: <Figure figure={series} color={color} size="sm" />,
        why: 'The line to beat is there: without it nobody knows whether 17.1% is good.',
      },
      dont: {
        example: (
          <Figure
            figure={{ ...series, lines: series.lines.filter(({ ours }) => ours) }}
            color={color}
            size="sm"
          />
        ),
        why: 'One line shows a trend, but not that it is better than before.',
      },
    },
    {
      do: {
        example: <Figure figure={withGaps} color={color} size="sm" />,
        why: '`null` for what wasn’t measured: the line stops and starts again.',
      },
      dont: {
        example: (
          <Figure
            figure={{
              ...withGaps,
              lines: withGaps.lines.map((line) => ({
                ...line,
                values: line.values.map((value) => value ?? 0),
              })),
            }}
            color={color}
            size="sm"
          />
        ),
        why: 'Zeros for missing values draw crashes that never happened.',
      },
    },
  ],
  writing: [
    'Names of lines: one or two words, in small letters: `nightly`, `by hand`. They share the room with the drawing.',
    '`x.label`: one word in the singular: `week`.',
  ],
});
