import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { Tag, TagList, type TagProps, tagTones } from '@portfolio/ui/Tag';
import type { Guide } from '../support/guide.ts';
import { manyTechnologies, technologies } from '../support/samples.ts';
import { matrixOf, valuesOf } from '../support/states.tsx';

const draw = (props: Partial<TagProps>) => <Tag {...props}>{props.children ?? 'PostgreSQL'}</Tag>;

export const guide: Guide = {
  purpose: 'Labels something in a word or two: its topic, its state, its kind.',
  tasks: [
    'badge',
    'label',
    'chip',
    'pill',
    'status label',
    'list of keywords',
    'technologies used',
  ],
  use: [
    'For the topics of a piece of work. Several go into a `TagList`, which wraps.',
    'For a state, with a tone: `accent` for what people should notice, `positive` for what is good.',
  ],
  avoid: {
    'It can be pressed.': 'Use `Button`, or `CategoryFilter` for a choice.',
    'It says how an action ended.': 'Use `StatusMessage`, which is announced.',
    'It is a name for what follows.': 'Use a heading, such as that of `Section`.',
    'It is a number that people compare.': 'Use `StatisticList`.',
  },
  anatomy: {
    example: <TagList tags={technologies} aria-label="Technologies" />,
    parts: {
      List: { selector: 'ul', description: '`TagList`, with a name of its own.' },
      Tag: {
        selector: 'li > span',
        description: 'A hairline around small text. Its width follows the text.',
      },
    },
  },
  states: [
    ...matrixOf<TagProps>(draw, valuesOf('tone', tagTones), {
      'one word': {},
      'a few words': { children: 'In progress since 2024' },
    }),
    {
      name: 'list',
      states: [
        { name: 'a few', example: <TagList tags={technologies} aria-label="Technologies" /> },
      ],
    },
    {
      name: 'long list',
      states: [
        {
          name: 'many',
          example: (
            <TagList
              tags={manyTechnologies}
              aria-label="Technologies"
              style={{ maxInlineSize: '36rem' }}
            />
          ),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: <TagList tags={['Ceramics', 'Glazing', 'Kiln']} aria-label="Topics" />,
        why: 'Topics are all alike, so they are all `neutral`.',
      },
      dont: {
        example: (
          <Cluster>
            <Tag tone="accent">Ceramics</Tag>
            <Tag tone="positive">Glazing</Tag>
            <Tag>Kiln</Tag>
          </Cluster>
        ),
        why: 'A colour that means nothing takes the meaning from those that do.',
      },
    },
    {
      do: {
        example: (
          <Button variant="outline" size="sm">
            Ceramics
          </Button>
        ),
        why: 'What can be pressed looks like it.',
      },
      dont: {
        example: <Tag tone="accent">Ceramics</Tag>,
        why: 'A tag with a click handler can’t be reached with the keyboard.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'It is read': 'Its text, and nothing of its tone: say the state in words.',
    'A `TagList` is read':
      '“Technologies, list, 3 items”, then each tag. An empty list isn’t there.',
  },
  writing: [
    'One to three words, without a full stop: `In progress`, `PostgreSQL`.',
    'Write names as their owners do: `scikit-learn`, `PostgreSQL`.',
    'Give each label once in a list.',
    'Name a `TagList` after what it is about: `Technologies`, or `Skills of Forklift licence` where several lists are on a page.',
  ],
};
