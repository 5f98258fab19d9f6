import { Cluster } from '@portfolio/ui/Cluster';
import { Portrait, type PortraitProps, portraitSizes } from '@portfolio/ui/Portrait';
import type { ReactNode } from 'react';
import type { Guide } from '../support/guide.ts';
import { pictures } from '../support/samples.ts';
import { matrixOf, statesOf, valuesOf } from '../support/states.tsx';

const picture = { src: pictures.portrait, alt: 'Lena Vermeer, drawn' };

const drawn = ({ name = 'Lena Vermeer', ...props }: Partial<PortraitProps>) => (
  <Portrait name={name} {...props} />
);

const besideName = (portrait: ReactNode) => (
  <Cluster>
    {portrait}
    <p>Lena Vermeer</p>
  </Cluster>
);

export const guide: Guide = {
  purpose: 'Shows a person in a circle, or their initials where there is no picture.',
  tasks: [
    'avatar',
    'profile picture',
    "person's photo with fallback",
    'face',
    'initials',
    'monogram',
    'user',
  ],
  use: [
    'For the owner, beside the heading of the first page with `size="page"`.',
    'In the header with `size="header"`: `SiteHeader` does that.',
    'Beside the person’s name, which says who the initials are.',
  ],
  avoid: {
    'It isn’t a person.': 'Use `Picture`.',
    'It is the icon of a skill.': 'Use `SkillIcon`.',
  },
  anatomy: {
    example: (
      <Cluster>
        {drawn({ picture })}
        {drawn({})}
      </Cluster>
    ),
    parts: {
      Picture: {
        selector: 'img',
        description: 'Cut to a circle from its middle. Loaded after what matters more.',
      },
      Initials: {
        selector: 'span[aria-hidden]',
        description: 'In its place if there is no picture or it fails, before the script, too.',
      },
    },
  },
  states: [
    ...matrixOf<PortraitProps>(drawn, valuesOf('size', portraitSizes), {
      picture: { picture },
      'while it loads': {
        picture: {
          src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`,
          alt: picture.alt,
          placeholder: '#8aa4d6',
        },
      },
      'no picture': {},
      'picture failed': { picture: { ...picture, src: pictures.broken } },
    }),
    {
      name: 'initials',
      states: statesOf<PortraitProps>(drawn, {
        'name of one word': { name: 'Lena', size: 'header' },
        'name of four words': { name: 'Lena van der Meer', size: 'header' },
      }),
    },
  ],
  stateWidth: 340,
  pairs: [
    {
      do: {
        example: besideName(drawn({ size: 'header' })),
        why: 'The name is beside it: initials aren’t announced.',
      },
      dont: {
        example: drawn({ size: 'header' }),
        why: 'Alone, without a picture, it is two letters for the eye and nothing for the ear.',
      },
    },
    {
      do: {
        example: drawn({ picture }),
        why: 'Its size comes from `size`, and follows the window.',
      },
      dont: {
        example: drawn({ picture, style: { blockSize: 120, inlineSize: 180 } }),
        why: 'With measures of your own it is no circle any more.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'There is a picture': 'Its text alternative: “Lena Vermeer, drawn, image”.',
    'There are initials': 'Nothing: the name is beside them.',
  },
  writing: [
    '`alt` says who it is: `Lena Vermeer`. What they wear or how they look matters only if the page is about that.',
    'Pass the name as the page writes it: its first two words give the initials.',
  ],
};
