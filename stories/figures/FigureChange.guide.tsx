import type { ChangeData } from '@portfolio/figures/change/schema';
import { figureGuide } from '../support/figureGuide.tsx';
import { change, share } from '../support/figures.ts';

/** A change under another title, with these values. */
const from = (title: string, before: number, after: number, more: Partial<ChangeData> = {}) => ({
  ...change,
  title,
  before: { label: 'before', value: before },
  after: { label: 'after', value: after },
  ...more,
});

const accuracy = from('Accuracy on new farms', 98.2, 98.9, {
  unit: '%',
  better: 'higher',
  method: '4,200 photographs from farms that were not trained on.',
});

export const guide = figureGuide<ChangeData>({
  purpose: 'Shows one value before and after something changed, on one axis.',
  tasks: [
    'before and after chart',
    'improvement',
    'old versus new',
    'how much faster',
    'reduction',
  ],
  use: [
    'When the same thing was measured twice in the same way.',
    'When the direction counts: an arrow leads from before to after, and `better` says which way is good.',
    'It takes `before` and `after`, each with `label` and `value`, and `better`; `unit` if there is one.',
  ],
  avoid: {
    'There are more than two points in time.': 'Use `FigureSeries`.',
    'Different things are compared.': 'Use `FigureComparison`.',
    'It is so many of so many.': 'Use `FigureShare`.',
  },
  color: '#3b7dd8',
  example: change,
  parts: {
    Before: { selector: 'circle', description: 'A hollow, grey dot, with label and value above.' },
    After: {
      selector: '[data-ours] circle',
      description: 'A filled dot in our colour, with a large value.',
    },
    Arrow: {
      selector: '[data-ours] path',
      description: 'From before to after. Left out where the dots are too close.',
    },
    Direction: {
      selector: '[role="img"] > div > :last-child',
      description: 'Which way is better, and a note if the axis doesn’t begin at zero.',
    },
  },
  small: {
    better: change,
    worse: from('Time to answer', 96, 310),
    'higher is better': from('Agreement of two graders', 0.71, 0.83, {
      unit: undefined,
      better: 'higher',
    }),
    unchanged: from('Time to answer', 96, 96),
    'to zero': from('Rows that differ', 3.4, 0, { unit: '%' }),
    'from zero': from('Errors in production', 0, 12, { unit: 'errors' }),
    'both zero': from('Lost messages', 0, 0, { unit: 'messages' }),
    'below zero': from('Storage temperature', -12.5, 3, { unit: '°C', better: 'higher' }),
    'only below zero': from('Coldest night', -20, -5, { unit: '°C', better: 'higher' }),
    'far from zero': accuracy,
    huge: from('Rows read a day', 1_200_000_000, 950_000_000, { unit: 'rows' }),
    tiny: from('Time of one step', 0.0000012, 0.0000004, { unit: 's' }),
    'the last digits differ': from('Rows in the table', 1_234_567, 1_234_890, { unit: 'rows' }),
    'a ratio, a long unit': from('Requests on one core', 24, 61, {
      unit: 'requests per second',
      better: 'higher',
    }),
  },
  large: { better: change, 'far from zero': accuracy },
  pairs: [
    {
      do: {
        figure: change,
        why: 'Two measurements of one thing are two dots, with an arrow between them.',
      },
      dont: {
        figure: {
          ...share,
          title: change.title,
          part: 96,
          whole: 310,
          unit: 'ms',
          label: 'left',
        },
        why: 'A share says that 96 ms are a part of 310 ms. They aren’t: nothing of the old time is left.',
      },
    },
    {
      do: {
        figure: change,
        why: 'The title says what was measured, and where.',
      },
      dont: {
        figure: { ...change, title: 'Latency (ms)' },
        why: 'The name of a metric leaves open what is fast, and the unit is in the drawing already.',
      },
    },
  ],
  writing: [
    'Labels: what was different, in one or two words: `float` and `8 bit`, rather than `before` and `after`.',
  ],
});
