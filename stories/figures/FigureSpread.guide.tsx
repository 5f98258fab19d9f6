import { Figure } from '@portfolio/ui/Figure';
import { FigureSpread, type FigureSpreadProps } from '@portfolio/ui/FigureSpread';
import { figureAnnounced, figureWriting } from '../support/figureGuide.tsx';
import { change, comparison, described, matrix, roc, series, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const draw = (props: Partial<FigureSpreadProps>) => (
  <FigureSpread figure={described(series)} color="#3b7dd8" {...props} />
);

export const guide: Guide = {
  purpose: 'Shows one result over the whole width of a page, with all its numbers in sight.',
  tasks: [
    'large chart',
    'full-width figure',
    'chart with a data table',
    'data table',
    'numbers of a chart',
    'main result',
  ],
  use: [
    'Once on a page that is about this result, over all of its columns.',
    'For a series that is compared with another: the table has differences and means, too.',
  ],
  avoid: {
    'The result is one of several.': 'Use `Figure`, which keeps its numbers folded.',
    'It goes on a card.': 'Use `Figure` with `size="sm"`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Title: { selector: 'figcaption', description: 'Below a thick rule, as large as a heading.' },
      Drawing: { selector: '[role="img"]', description: 'The same as in a large `Figure`.' },
      Numbers: {
        selector: 'table',
        description:
          'Next to the drawing, or below it. Those of a series are below its points where there is room.',
      },
      Mean: { selector: 'tfoot', description: 'With the differences, of two whole lines only.' },
      Gap: {
        selector: 'div:has(> table) + div > p',
        description: 'The least and the largest difference, where the lines never cross.',
      },
      Method: {
        selector: 'div:has(> table) + div > p:last-child',
        description: 'How it was measured.',
      },
    },
  },
  stateWidth: 320,
  states: [
    {
      states: statesOf<FigureSpreadProps>(draw, {
        series: {},
        change: { figure: described(change) },
        share: { figure: described(share) },
        comparison: { figure: described(comparison) },
        matrix: { figure: described(matrix) },
        curve: { figure: described(roc) },
        'without a colour': { color: undefined },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: <Figure figure={described(comparison)} color="#3b7dd8" />,
        why: 'Next to other text, the numbers open when somebody wants them.',
      },
      dont: {
        example: draw({ figure: described(comparison) }),
        why: 'In a narrow column it is as loud as a heading, and the table is squeezed.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'The drawing is read': figureAnnounced(series)['The drawing is read'] ?? '',
    'The table is read':
      'One row for each point, with headings for rows and columns, however it is laid out.',
  },
  writing: [...figureWriting],
};
