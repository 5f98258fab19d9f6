import { Picture, type PictureProps } from '@portfolio/ui/Picture';
import type { Guide } from '../support/guide.ts';
import { pictures } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160">${content}</svg>`,
  )}`;

const harbour = svg(
  '<path fill="#a9c4de" d="M0 0h240v160H0z"/><circle cx="182" cy="44" r="18" fill="#f3e3b3"/>' +
    '<path fill="#5d7f9d" d="M0 96h240v64H0z"/><path fill="#1c1a16" d="M64 96h84l-14 20H78z"/>' +
    '<path fill="#fbf7ee" d="M104 30v62h44z"/><path fill="#c0392b" d="M100 42v50H72z"/>',
);

/** There, but with nothing on it: as long as a picture is on its way. */
const nothingYet = svg('');

const drawn = (props: Partial<PictureProps>) => (
  <Picture src={harbour} alt="A sailing boat in a harbour" width={180} height={120} {...props} />
);

export const guide: Guide = {
  purpose:
    'Shows a photograph or a drawing, in the best form for the visitor’s browser and screen.',
  tasks: ['image', 'photo', 'img', 'responsive image', 'avif', 'webp', 'srcset', 'placeholder'],
  use: [
    'For every picture that isn’t a sign: its place is kept, so nothing moves when it arrives.',
    'With `sources`, the best first, where there are smaller or newer forms of the file.',
    'With `sizes`, where it isn’t always shown at its `width`.',
    'With `placeholder`, a colour of the picture, so that its place isn’t blank at first.',
  ],
  avoid: {
    'It is a person.': 'Use `Portrait`, which shows initials if it fails.',
    'It is a sign in the colour of the text.': 'Use `Icon`.',
    'It shows numbers.': 'Use `Figure`: it can be read, printed and announced.',
  },
  anatomy: {
    example: drawn({
      sources: [{ type: 'image/svg+xml', srcSet: `${harbour} 360w` }],
      placeholder: '#a9c4de',
    }),
    parts: {
      Image: {
        selector: 'img',
        description:
          '`width` px wide, or as wide as its place; `height` gives its shape. A browser that knows no type in `sources` takes `src`. Around it, `picture` takes no place.',
      },
    },
  },
  states: [
    {
      states: statesOf<PictureProps>(drawn, {
        loaded: {},
        'while it loads, with a placeholder': { src: nothingYet, placeholder: '#a9c4de' },
        'failed: its text': { src: pictures.broken },
        square: {
          src: pictures.portrait,
          alt: 'A person, drawn',
          width: 120,
          height: 120,
        },
        'cut to a square': { style: { blockSize: 120, inlineSize: 120, objectFit: 'cover' } },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: drawn({ placeholder: '#a9c4de' }),
        why: '`width` and `height` have the shape of the file: the place is right before it arrives.',
      },
      dont: {
        example: drawn({ width: 180, height: 180, placeholder: '#a9c4de' }),
        why: 'With another shape the place is square at first, and what is below jumps when the picture is there.',
      },
    },
    {
      do: {
        example: drawn({ alt: 'A sailing boat in a harbour', src: pictures.broken }),
        why: 'Say what it shows. Those who don’t get the picture read or hear that.',
      },
      dont: {
        example: drawn({ alt: 'IMG_2041.jpg', src: pictures.broken }),
        why: 'The name of the file says nothing. Leave the text empty if the picture doesn’t matter.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'It is read': '“A sailing boat in a harbour, image”.',
    '`alt` is empty': 'Nothing: it is decoration.',
    'It failed to load': 'The same as if it were there.',
  },
  writing: [
    '`alt` is what you would say on the telephone, in up to 15 words: `A sailing boat in a harbour`.',
    'Don’t begin with “Image of”: that is announced anyway.',
    'Leave it empty if the text beside it says the same.',
  ],
};
