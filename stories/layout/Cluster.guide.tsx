import { Button, ButtonLink } from '@portfolio/ui/Button';
import { Card } from '@portfolio/ui/Card';
import { Cluster } from '@portfolio/ui/Cluster';
import { Grid } from '@portfolio/ui/Grid';
import type { Guide } from '../support/guide.ts';
import { Place } from '../support/places.tsx';

const buttons = ['Save Draft', 'Preview', 'Discard'].map((label, index) => (
  <Button key={label} variant={index ? 'outline' : 'solid'}>
    {label}
  </Button>
));

const offers = ['Workshop', 'Code review'].map((title) => (
  <Card key={title} title={title}>
    <p>{title === 'Workshop' ? 'Two days, at your office.' : 'A report within a week.'}</p>
  </Card>
));

export const guide: Guide = {
  purpose: 'Sets a few small things of one kind in a row, which wraps where it gets too narrow.',
  tasks: ['row of buttons', 'toolbar', 'horizontal stack', 'inline', 'wrap', 'gap', 'flex'],
  use: [
    'For buttons or links that belong together.',
    'For a row of icons, tags or other small things of about the same height.',
    'Instead of margins: it makes the space between them, in both directions.',
  ],
  avoid: {
    'The entries are cards, and should be equally wide.': 'Use `Grid`.',
    'Two different parts of a page should be side by side.': 'Use `Columns`.',
    'The entries are a list of short labels, such as technologies.':
      'Use `TagList`, which is announced as a list.',
  },
  anatomy: {
    example: <Cluster>{buttons}</Cluster>,
    parts: {
      Row: {
        selector: 'div:has(> button)',
        description: 'As wide as its place. Entries are 12 px apart, and so are lines.',
      },
      Entry: {
        selector: 'button',
        description: 'As wide as its content, in the middle of the line’s height.',
      },
    },
  },
  stateWidth: 380,
  states: [
    {
      states: [
        { name: 'one line', example: <Cluster>{buttons}</Cluster> },
        {
          name: 'narrow place',
          example: (
            <Place width={220}>
              <Cluster>{buttons}</Cluster>
            </Place>
          ),
        },
        {
          name: 'one entry',
          example: (
            <Cluster>
              <Button>Save Draft</Button>
            </Cluster>
          ),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: <Grid columns={4}>{offers}</Grid>,
        why: 'Cards go into a `Grid`: columns are equally wide, and each card is an item of a list.',
      },
      dont: {
        example: <Cluster>{offers}</Cluster>,
        why: 'In a row of this kind each card is as wide as its text, and nothing lines up.',
      },
    },
    {
      do: {
        example: (
          <Cluster>
            <ButtonLink href="/contact">Write to Me</ButtonLink>
            <ButtonLink href="/projects" variant="outline">
              See Projects
            </ButtonLink>
          </Cluster>
        ),
        why: 'The most important entry comes first: it is reached first, and stays on the first line.',
      },
      dont: {
        example: (
          <Cluster style={{ flexDirection: 'row-reverse', justifyContent: 'flex-end' }}>
            <ButtonLink href="/projects" variant="outline">
              See Projects
            </ButtonLink>
            <ButtonLink href="/contact">Write to Me</ButtonLink>
          </Cluster>
        ),
        why: 'Turned round with styles, the Tab key goes from right to left.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'Its entries are read':
      'Only the entries, in their order. The row itself has no role and no name.',
  },
  writing: [],
};
