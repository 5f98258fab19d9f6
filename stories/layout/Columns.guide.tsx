import { Columns, columnsSizes } from '@portfolio/ui/Columns';
import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import type { ReactNode } from 'react';
import type { Guide } from '../support/guide.ts';
import { Miniature } from '../support/places.tsx';

const approach =
  'I begin with the question, not with the model. What would you do differently if you knew the answer? ' +
  'From that follows what to measure, how exact it must be, and how soon an answer is of any use.';

const background =
  'Eight years of logistics before I wrote a line of code: I know what a late delivery costs.';

const part = (heading: string, content: string, times = 1) => (
  <Section key={heading} heading={heading}>
    <Prose>
      {Array.from({ length: times }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their places
        <p key={index}>{content}</p>
      ))}
    </Prose>
  </Section>
);

const twoParts = [part('Approach', approach, 2), part('Background', background)];

/** Two columns of `md` need about 750 px. */
const drawn = (children: ReactNode, width = 960) => (
  <Miniature width={width}>
    <Columns>{children}</Columns>
  </Miniature>
);

/** In which place two columns of a size fit, in px. */
const placeOf = { sm: 520, md: 960 } as const;

export const guide: Guide = {
  purpose:
    'Puts different parts of a page side by side where there is room, otherwise one below the other.',
  tasks: [
    'side by side',
    'two columns',
    'sidebar',
    'split',
    'text beside a form',
    'responsive layout',
  ],
  use: [
    'For parts with a space of their own, such as `Section`s: it makes none between one and the next below.',
    'For two parts that are worth seeing together, such as a text and a form.',
    'With `size="sm"` in half a page, for short parts.',
    'With a third part that goes below the first, however high the second is.',
    'With `NarrowOnly` for a link down to a part that a wide window shows at the top.',
  ],
  avoid: {
    'The entries are of one kind, such as cards.': 'Use `Grid`.',
    'The entries are small, such as buttons.': 'Use `Cluster`.',
    'There are more than three parts.': 'Give each a `Section`, one below the other.',
  },
  anatomy: {
    example: drawn(twoParts),
    parts: {
      'First part': {
        selector: 'section',
        description: 'Read first, and on top where columns don’t fit.',
      },
      'Second part': {
        selector: 'section + section',
        description: 'Begins on the same line, 48 px away. Its height is its own.',
      },
    },
  },
  stateWidth: 380,
  states: [
    ...columnsSizes.map((size) => ({
      name: size,
      states: [
        { name: 'two parts', width: placeOf[size] },
        { name: 'narrow place', width: 360 },
      ].map(({ name, width }) => ({
        name,
        example: (
          <Miniature width={width}>
            <Columns size={size}>{twoParts}</Columns>
          </Miniature>
        ),
      })),
    })),
    {
      name: 'content',
      states: [
        {
          name: 'three parts',
          example: drawn([
            part('Approach', approach),
            part('Method', approach, 3),
            part('Background', background),
          ]),
        },
        { name: 'one part', example: drawn(part('Approach', approach)) },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: (
          <Miniature width={1110}>
            <Columns size="md">{twoParts}</Columns>
          </Miniature>
        ),
        why: 'Across a page, two parts are `md`: there are never more than two columns.',
      },
      dont: {
        example: (
          <Miniature width={1110}>
            <Columns size="sm">{twoParts}</Columns>
          </Miniature>
        ),
        why: 'With `sm` there is room for more columns than parts: the rest of the line stays empty.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'Its parts are read':
      'Only the parts, in their order: the first, the second, the third. The columns have no role.',
  },
  writing: ['Let each part make sense by itself: on a phone nothing is “on the right”.'],
};
