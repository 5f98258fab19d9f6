import { Card } from '@portfolio/ui/Card';
import { Grid, type GridProps, gridColumns } from '@portfolio/ui/Grid';
import type { Guide } from '../support/guide.ts';
import { Miniature } from '../support/places.tsx';

const talks = [
  ['Measure first', 'Why a model without a baseline is a guess.'],
  ['Small data', 'What can be learned from forty rows.'],
  ['Error budgets', 'How wrong a forecast may be, and who decides.'],
  ['Plain charts', 'One finding, one figure, one sentence.'],
  ['On call', 'What breaks at night, and what to log by day.'],
] as const;

const cards = talks.map(([title, text]) => (
  <Card key={title} title={title}>
    <p>{text}</p>
  </Card>
));

const notes = talks.map(([title, text]) => (
  <p key={title}>
    <strong>{title}.</strong> {text}
  </p>
));

const drawn = (props: Partial<GridProps>) => (
  <Miniature>
    <Grid {...props}>{props.children ?? cards}</Grid>
  </Miniature>
);

export const guide: Guide = {
  purpose: 'Lists things of one kind in columns of equal width: as many as fit.',
  tasks: ['cards', 'gallery', 'tiles', 'list in columns', 'responsive grid', 'masonry'],
  use: [
    'For cards, tiles and other entries of one kind.',
    'With `staggerMs`, to let the entries appear one after another as they come into sight.',
    'For any number of entries: a last line that isn’t full keeps the width of the others.',
  ],
  avoid: {
    'The parts differ, such as a text and a form.': 'Use `Columns`.',
    'The entries are small, and each as wide as its text.': 'Use `Cluster`.',
    'The entries are projects that visitors filter.': 'Use `ProjectGrid`, which keeps its height.',
    'The entries are numbers to compare.': 'Use `StatisticList`.',
  },
  anatomy: {
    example: <Grid columns={4}>{cards.slice(0, 3)}</Grid>,
    parts: {
      List: {
        selector: 'ul',
        description: 'As wide as its place. Entries are 24 px apart, in both directions.',
      },
      Item: {
        selector: 'ul > li',
        description: 'Made around each child. All of a line are equally high.',
      },
      Entry: { selector: 'ul > li > *', description: 'What you pass: one child each.' },
    },
  },
  stateWidth: 380,
  states: [
    ...gridColumns.map((columns) => ({
      name: `columns ${columns}`,
      states: [
        { name: 'wide place', example: drawn({ columns }) },
        {
          name: 'narrow place',
          example: (
            <Miniature width={520}>
              <Grid columns={columns}>{cards.slice(0, 3)}</Grid>
            </Miniature>
          ),
        },
      ],
    })),
    {
      name: 'content',
      states: [{ name: 'one entry', example: drawn({ children: cards[0] }) }],
    },
  ],
  pairs: [
    {
      do: {
        example: (
          <Miniature width={720}>
            <Grid columns={4}>{notes.slice(0, 2)}</Grid>
          </Miniature>
        ),
        why: 'Each entry is a child of its own, for example from `map`.',
      },
      dont: {
        example: (
          <Miniature width={720}>
            <Grid columns={4}>
              {/* biome-ignore lint/complexity/noUselessFragments: the mistake that is shown */}
              <>
                {notes[0]}
                {notes[1]}
              </>
            </Grid>
          </Miniature>
        ),
        why: 'A fragment around them is one child: one item, one column, “list, 1 item”.',
      },
    },
    {
      do: {
        example: <Grid columns={4}>{cards.slice(0, 2)}</Grid>,
        why: 'Entries are as wide as a column, and the rest of the line stays free.',
      },
      dont: {
        example: (
          <Grid columns={4} style={{ gridTemplateColumns: '2fr 1fr' }}>
            {cards.slice(0, 2)}
          </Grid>
        ),
        why: 'Widths of your own don’t follow the room: on a phone the columns get too narrow.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'The list is reached':
      '“List, 5 items”, in Safari, too, where lists without markers often aren’t announced.',
  },
  writing: [
    'Keep the texts of the entries about equally long: the longest decides the line’s height.',
  ],
};
