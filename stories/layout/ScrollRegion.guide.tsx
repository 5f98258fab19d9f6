import { ScrollRegion, type ScrollRegionProps } from '@portfolio/ui/ScrollRegion';
import type { Guide } from '../support/guide.ts';
import { lookAt } from '../support/looks.ts';
import { statesOf } from '../support/states.tsx';

const line = 'SELECT loaf, count(*) AS left_over FROM closing_counts GROUP BY loaf';
const wide = <pre>{line}</pre>;

const draw = (props: Partial<ScrollRegionProps>) => (
  <ScrollRegion label="Code" {...props}>
    {props.children ?? wide}
  </ScrollRegion>
);

export const guide: Guide = {
  purpose: 'Lets something that is wider than its place scroll sideways, by keyboard as well.',
  tasks: ['horizontal scroll', 'overflow', 'wide table', 'responsive table', 'code block'],
  use: ['Around a table or code that may be wider than a phone.'],
  avoid: {
    'It can wrap.': 'Let it: nobody likes to scroll sideways.',
    'It is the numbers of a figure.': 'Use `FigureSpread`, whose table turns in a narrow place.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Region: {
        selector: 'div:has(> pre)',
        description: 'As wide as its place, with a scroll bar if it needs one.',
      },
      Content: { selector: 'pre', description: 'Its children, as wide as they are.' },
    },
  },
  stateWidth: 280,
  states: [
    {
      states: [
        ...statesOf<ScrollRegionProps>(draw, {
          'wider than its place': {},
          'with room': { children: <pre>SELECT 1</pre> },
        }),
        { name: 'focus', example: draw({}), act: lookAt('focus-visible', 'div:has(> pre)') },
      ],
    },
  ],
  keyboard: {
    Tab: 'Reaches it if a part is out of sight.',
    'Left arrow, Right arrow': 'Scroll it.',
  },
  announced: { 'It gets the focus': '“Code, group”, then its content.' },
  writing: ['Label: what it is, in one to five words: `Table: error by week`.'],
};
