import { Card, type CardProps } from '@portfolio/ui/Card';
import { Tag, TagList } from '@portfolio/ui/Tag';
import type { Guide } from '../support/guide.ts';
import { sentence } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const draw = (props: Partial<CardProps>) => (
  <Card title="Forecasting Workshop" {...props}>
    {props.children ?? <p>Two days on models for weekly sales, with your own data.</p>}
  </Card>
);

export const guide: Guide = {
  purpose:
    'Frames one entry of a list: a rule above, a heading, and what there is to say about it.',
  tasks: ['box', 'panel', 'tile', 'content block', 'entry of a list', 'equal heights side by side'],
  use: [
    'For one of several things that are described alike, such as talks or services.',
    'With `mark`, to show in colour what the entry belongs to.',
    'In a `Grid`: the cards of a row are as high as the highest of them.',
  ],
  avoid: {
    'It is a project, a certificate or a degree.':
      'Use `ProjectCard`, `CertificationCard` or `DegreeCard`.',
    'All of it leads to one place.': 'Use `WorkCard`, whose link covers the card.',
    'It is a part of the page.': 'Use `Section`, a level higher.',
    'It interrupts a text to stress something.': 'Use `Callout`.',
  },
  anatomy: {
    example: draw({ mark: '#2a63b8' }),
    parts: {
      Rule: {
        selector: 'article',
        description: 'In the ink of the text, or in the colour of `mark`. There is no box.',
      },
      Title: { selector: 'h3', description: 'A third-level heading.' },
      Content: { selector: 'p', description: 'Anything but another card.' },
    },
  },
  stateWidth: 240,
  states: [
    {
      states: statesOf(draw, {
        'without a mark': {},
        'with a mark': { mark: '#2a63b8' },
        'heading only': { children: <></> },
        'long text': { children: <p>{sentence}</p> },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: draw({
          children: <TagList tags={['Two days', 'On site', 'English']} aria-label="Facts" />,
        }),
        why: 'What belongs together is a list or tags inside one card.',
      },
      dont: {
        example: draw({
          children: (
            <Card title="Two Days">
              <p>On site, in English.</p>
            </Card>
          ),
        }),
        why: 'A card in a card has two rules and two headings for one thing.',
      },
    },
    {
      do: {
        example: draw({
          mark: '#1a6b3c',
          children: (
            <p>
              <Tag>Open to everybody</Tag>
            </p>
          ),
        }),
        why: 'A colour repeats what the words say.',
      },
      dont: {
        example: draw({ mark: '#1a6b3c', children: <p>Two days, on site.</p> }),
        why: 'Nobody can know that green means “open to everybody”.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'It is read':
      'An article, its title as a heading of level 3, then the content. The rule isn’t announced.',
  },
  writing: [
    'The title names the thing in two to five words: `Forecasting Workshop`, not `Join Us!`.',
    'No full stop after a title. Title case, like the other titles of the site.',
    'Cards side by side say the same things in the same order, so that they can be compared.',
  ],
};
