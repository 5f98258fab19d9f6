import { Figure } from '@portfolio/ui/Figure';
import type { ChangeData } from '@portfolio/ui/figureText';
import { figureGuide } from '../support/figureGuide.tsx';
import { change, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';

const color = '#3b7dd8';

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

export const guide: Guide = figureGuide<ChangeData>({
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
  avoid: [
    { when: 'There are more than two points in time.', instead: 'Use `FigureSeries`.' },
    { when: 'Different things are compared.', instead: 'Use `FigureComparison`.' },
    { when: 'It is so many of so many.', instead: 'Use `FigureShare`.' },
  ],
  color,
  example: change,
  parts: [
    {
      name: 'Before',
      selector: 'circle',
      description: 'A hollow, grey dot, with label and value above.',
    },
    {
      name: 'After',
      selector: '[data-ours] circle',
      description: 'A filled dot in our colour, with a large value.',
    },
    {
      name: 'Arrow',
      selector: '[data-ours] path',
      description: 'From before to after. Left out where the dots are too close.',
    },
    {
      name: 'Direction',
      selector: '[role="img"] > div > :last-child',
      description: 'Which way is better, and a note if the axis doesn’t begin at zero.',
    },
  ],
  small: {
    better: change,
    worse: from('Time to answer', 96, 310),
    unchanged: from('Time to answer', 96, 96),
    'to zero': from('Rows that differ', 3.4, 0, { unit: '%' }),
    'below zero': from('Storage temperature', -12.5, 3, { unit: '°C', better: 'higher' }),
    'far from zero': accuracy,
    'a ratio, a long unit': from('Requests on one core', 24, 61, {
      unit: 'requests per second',
      better: 'higher',
    }),
  },
  large: { better: change, 'far from zero': accuracy },
  pairs: [
    {
      do: {
        example: <Figure figure={change} color={color} size="sm" />,
        why: 'Two measurements of one thing are two dots, with an arrow between them.',
      },
      dont: {
        example: (
          <Figure
            figure={{
              ...share,
              title: change.title,
              part: 96,
              whole: 310,
              unit: 'ms',
              label: 'left',
            }}
            color={color}
            size="sm"
          />
        ),
        why: 'A share says that 96 ms are a part of 310 ms. They aren’t: nothing of the old time is left.',
      },
    },
    {
      do: {
        example: <Figure figure={change} color={color} size="sm" />,
        why: 'The title says what was measured, and where.',
      },
      dont: {
        example: <Figure figure={{ ...change, title: 'Latency (ms)' }} color={color} size="sm" />,
        why: 'The name of a metric leaves open what is fast, and the unit is in the drawing already.',
      },
    },
  ],
  writing: [
    'Labels: what was different, in one or two words: `float` and `8 bit`, rather than `before` and `after`.',
  ],
});
