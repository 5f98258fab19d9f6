import { Cluster } from '@portfolio/ui/Cluster';
import { Pictogram, type PictogramProps, pictogramNames } from '@portfolio/ui/Pictogram';
import type { CSSProperties } from 'react';
import type { Guide } from '../support/guide.ts';
import { statesOf, valuesOf } from '../support/states.tsx';

const draw = ({ name = 'target', ...props }: Partial<PictogramProps>) => (
  <Pictogram name={name} {...props} />
);

const beside = (text: string, name: string, style?: CSSProperties) => (
  <Cluster style={{ gap: '0.5em', ...style }}>
    <Pictogram name={name} /> {text}
  </Cluster>
);

export const guide: Guide = {
  purpose: 'Shows what something is about, as a small drawing or as an emoji that the owner chose.',
  tasks: ['pictogram', 'emoji', 'symbol of a subject', 'illustration', 'sprite', 'topic icon'],
  use: [
    'Next to the name of a subject, such as a value, a fact or a category, that content chooses.',
    'By its name, so that it looks the same on every system; an emoji where an owner wants one.',
  ],
  avoid: {
    'It says what a control does.': 'Use `Icon`, which is in the page itself.',
    'It is the logo of a tool.': 'Use `SkillIcon`.',
    'It would be the only thing that says something.': 'Write it, too: it is never announced.',
  },
  anatomy: {
    example: <Pictogram name="flask" style={{ fontSize: '3rem' }} />,
    parts: {
      Drawing: {
        selector: 'svg',
        description: 'Lines 1.5 wide on a grid of 24 by 24, in `currentColor`; 1.25 em high.',
      },
    },
  },
  states: [
    { name: 'name', states: statesOf<PictogramProps>(draw, valuesOf('name', pictogramNames)) },
    {
      name: 'in a text',
      states: [
        { name: 'drawn', example: beside('Second of 64 teams', 'trophy') },
        { name: 'an emoji', example: beside('Second of 64 teams', '⚖️') },
        {
          name: 'muted, title size',
          example: beside('Second of 64 teams', 'trophy', {
            color: 'var(--pf-color-text-muted)',
            fontSize: 'var(--pf-font-size-title)',
          }),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: beside('Final-year project on drift', 'flask'),
        why: 'One hand has drawn all of them, so a page looks like one page.',
      },
      dont: {
        example: beside('Final-year project on drift', '⚗️'),
        why: 'Each system draws an emoji differently, and in its own colours.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'A screen reader comes by': 'Nothing: it has `aria-hidden`. Its meaning is in the text.',
  },
  writing: [],
};
