import { Card } from '@portfolio/ui/Card';
import { Grid } from '@portfolio/ui/Grid';
import { Prose } from '@portfolio/ui/Prose';
import { Section, type SectionProps, sectionSizes } from '@portfolio/ui/Section';
import { Tag } from '@portfolio/ui/Tag';
import type { Guide } from '../support/guide.ts';
import { lookAt } from '../support/looks.ts';
import { matrixOf, valuesOf } from '../support/states.tsx';

const intro = 'Three evenings a month, in two languages.';

const text = (
  <Prose>
    <p>I teach adults who have never programmed. They leave with a chart of their own data.</p>
  </Prose>
);

const drawn = ({ heading = 'Teaching', ...props }: Partial<SectionProps>) => (
  <Section heading={heading} {...props}>
    {text}
  </Section>
);

export const guide: Guide = {
  purpose:
    'Divides a page into parts, each with a hairline and a second-level heading that names it.',
  tasks: [
    'heading',
    'h2',
    'part of a page',
    'divider',
    'anchor link',
    'link to a heading',
    'region',
  ],
  use: [
    'For each part of a page that is worth a heading.',
    'With an `id`, so that the part has an address: a `#` beside the heading links to it.',
    'With `size="sm"` for a row of controls that needs a label rather than a heading.',
    'With `screenOnly` for what is no use on paper, such as a form.',
  ],
  avoid: {
    'It is the heading of the whole page.': 'Use `PageHeading`.',
    'It is a part of a part, at the third level.': 'Use `Card`, or an `h3` in `Prose`.',
    'It is a message that should stand out.': 'Use `Callout`.',
  },
  anatomy: {
    example: (
      <Section id="teaching-anatomy" heading="Teaching" intro={intro}>
        {text}
      </Section>
    ),
    parts: {
      Region: { selector: 'section', description: 'Begins with a hairline.' },
      Heading: { selector: 'h2', description: 'Its level is always the second.' },
      'Link to itself': {
        selector: 'h2 + a',
        description:
          'Only with an `id`. Shows under the pointer and with the focus, and always on a touchscreen.',
      },
      Introduction: {
        selector: 'h2 ~ p, div:has(> h2) + p',
        description: 'A sentence or two, no wider than 680 px.',
      },
      Content: {
        selector: 'section > :last-child',
        description: 'Anything, as wide as its place.',
      },
    },
  },
  stateWidth: 380,
  states: [
    ...matrixOf<SectionProps>(drawn, valuesOf('size', sectionSizes), {
      'heading and content': {},
      'with an introduction': { intro },
    }),
    {
      name: 'link to itself',
      states: [
        {
          name: 'pointer over the heading',
          example: drawn({ id: 'teaching-hover' }),
          act: lookAt('hover', 'div:has(> h2)'),
        },
        {
          name: 'focus',
          example: drawn({ id: 'teaching-focus' }),
          act: lookAt('focus-visible', 'h2 + a'),
        },
      ],
    },
    {
      name: 'content',
      states: [
        { name: 'heading alone', example: <Section heading="Teaching" /> },
        {
          name: 'long heading',
          example: drawn({
            heading: 'What I learned in eight years of evening classes for adults',
          }),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: (
          <Section heading="Teaching">
            <Grid columns={4}>
              <Card title="Evening classes" />
              <Card title="Workshops" />
            </Grid>
          </Section>
        ),
        why: 'What is within a part has headings of the third level.',
      },
      dont: {
        example: (
          <Section heading="Teaching">
            <Section heading="Evening classes" />
            <Section heading="Workshops" />
          </Section>
        ),
        why: 'One within another is a second-level heading again: nobody can tell what belongs to what.',
      },
    },
    {
      do: {
        example: (
          <Section size="sm" heading="Filter by language">
            <Tag>English</Tag>
          </Section>
        ),
        why: 'A label above controls is `sm`.',
      },
      dont: {
        example: (
          <Section heading="Filter by language">
            <Tag>English</Tag>
          </Section>
        ),
        why: 'A large heading promises more than a row of controls.',
      },
    },
  ],
  keyboard: { Tab: 'With an `id`: reaches the `#`, which shows then.' },
  announced: {
    'A visitor lists the landmarks': '“Teaching, region”.',
    'A visitor goes through the headings': '“Teaching, heading, level 2”.',
    'The `#` gets the focus': '“Link to this section: Teaching, link”.',
  },
  writing: [
    'Name what is in it, in one to four words: `Selected work`, not `Have a look at what I did`.',
    'The introduction says what the heading can’t, in one or two sentences. Leave it out otherwise.',
    'Each heading once on a page: it is the name of the region.',
  ],
};
