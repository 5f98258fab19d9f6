import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { Icon, type IconProps, iconNames } from '@portfolio/ui/Icon';
import { IconLink } from '@portfolio/ui/IconLink';
import { Link } from '@portfolio/ui/Link';
import type { CSSProperties } from 'react';
import type { Guide } from '../support/guide.ts';
import { matrixOf, statesOf, valuesOf } from '../support/states.tsx';

const drawn = ({ name = 'mail', ...props }: Partial<IconProps>) => <Icon name={name} {...props} />;

const inText = (style: CSSProperties) => (
  <Cluster style={{ gap: '0.25em', ...style }}>
    <Icon name="check" /> Saved
  </Cluster>
);

export const guide: Guide = {
  purpose: 'Draws a small sign beside a text, in the text’s own colour and size.',
  tasks: ['symbol', 'pictogram', 'svg', 'glyph', 'arrow', 'logo of a network', 'star'],
  use: [
    'Beside a label, to be found faster: in a button, a link, a list.',
    'In a row with its text, such as a `Cluster`: it is a block, and doesn’t flow within a sentence.',
    'In a control whose name is in `VisuallyHidden`, if everybody knows the sign.',
  ],
  avoid: {
    'It would be the only thing that says something.': 'Write it, too: it is never announced.',
    'It is a link to a place with a well-known sign.': 'Use `IconLink`.',
    'It is the picture of a tool or a skill.': 'Use `SkillIcon`, which has a badge if it fails.',
    'It is a photograph or a drawing of something.': 'Use `Picture`.',
  },
  anatomy: {
    example: (
      <Cluster>
        <Icon name="download" size="3rem" />
        <Icon name="github" size="3rem" />
      </Cluster>
    ),
    parts: {
      Drawing: {
        selector: 'svg[stroke]',
        description: 'Lines 1.5 wide on a grid of 24 by 24, in `currentColor`.',
      },
      Logo: {
        selector: 'svg:has(> [stroke="none"])',
        description: 'As its owner draws it, with a margin that makes it as large as the others.',
      },
    },
  },
  states: [
    { name: 'name', states: statesOf<IconProps>(drawn, valuesOf('name', iconNames)) },
    ...matrixOf<IconProps>(
      drawn,
      { size: {} },
      {
        '1em': { size: '1em' },
        '1.5em, the default': {},
        '3rem': { size: '3rem' },
      },
    ),
    {
      name: 'in a text',
      states: [
        { name: 'colour of the text', example: inText({}) },
        { name: 'muted', example: inText({ color: 'var(--pf-color-text-muted)' }) },
        { name: 'positive', example: inText({ color: 'var(--pf-color-text-positive)' }) },
        { name: 'title size', example: inText({ fontSize: 'var(--pf-font-size-title)' }) },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: <Button icon="download">Download CV</Button>,
        why: 'The sign repeats what the label says.',
      },
      dont: {
        example: (
          <Button aria-label="Download CV">
            <Icon name="download" />
          </Button>
        ),
        why: 'Alone it leaves people guessing, and voice control has nothing to say.',
      },
    },
    {
      do: {
        example: (
          <Link href="https://journal.example.org/" external>
            Journal
          </Link>
        ),
        why: 'A link that opens in a new tab says so by `external`.',
      },
      dont: {
        example: (
          <Link href="https://journal.example.org/">
            Journal <Icon name="external" size="1em" style={{ display: 'inline' }} />
          </Link>
        ),
        why: 'The arrow alone says it to nobody who listens.',
      },
    },
    {
      do: {
        example: <IconLink icon="mail" label="E-mail" href="mailto:lena@example.org" />,
        why: 'One sign, one meaning: `mail` is an e-mail everywhere.',
      },
      dont: {
        example: <IconLink icon="mail" label="Newsletter" href="https://journal.example.org/" />,
        why: 'The same sign for something else makes visitors read every label.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'A screen reader comes by': 'Nothing: it has `aria-hidden`. Its meaning is in the text.',
  },
  writing: [],
};
