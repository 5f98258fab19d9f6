import { Picture } from '@portfolio/ui/Picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { pictures } from '../support/samples.ts';

const guide: Guide = {
  purpose:
    'Shows a photograph or a drawing, in the best form for the visitor’s browser and screen.',
  use: [
    'For every picture that isn’t a sign: its place is kept, so nothing moves when it arrives.',
    'With `sources`, the best first, where there are smaller or newer forms of the file. A browser that knows none takes `src`.',
    'With `sizes`, where it isn’t always shown at its `width`.',
    'With `placeholder`, a colour of the picture, so that its place isn’t blank at first.',
    'With an `alt` that says in up to 15 words what you would say on the telephone: `A sailing boat in a harbour`.',
  ],
  avoid: {
    'It is a person.': 'Use `Portrait`, which shows initials if it fails.',
    'It is a sign in the colour of the text.': 'Use `Icon`.',
    'It shows numbers.': 'Use `Figure`: it can be read, printed and announced.',
    'The text beside it says the same.':
      'Leave `alt` empty. The name of a file, or “Image of”, is no help either.',
    'It should be shown in another shape.':
      'Give `width` and `height` the shape of the file, or what is below jumps; cut it with `objectFit`.',
  },
  keyboard: {},
  announced: {
    'It is read': '“A sailing boat in a harbour, image”.',
    '`alt` is empty': 'Nothing: it is decoration.',
    'It failed to load': 'The same as if it were there.',
  },
};

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160">${content}</svg>`,
  )}`;

const harbour = svg(
  '<path fill="#a9c4de" d="M0 0h240v160H0z"/><circle cx="182" cy="44" r="18" fill="#f3e3b3"/>' +
    '<path fill="#5d7f9d" d="M0 96h240v64H0z"/><path fill="#1c1a16" d="M64 96h84l-14 20H78z"/>' +
    '<path fill="#fbf7ee" d="M104 30v62h44z"/><path fill="#c0392b" d="M100 42v50H72z"/>',
);

const meta = {
  component: Picture,
  args: { src: harbour, alt: 'A sailing boat in a harbour', width: 180, height: 120 },
  parameters: { guide },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas }) => {
    const image = canvas.getByRole('img', { name: args.alt });
    await expect(image).toHaveProperty('width', 180);
    await expect(image).toHaveProperty('height', 120);
  },
};

/** There, but with nothing on it, as long as it is on its way. */
export const Loading: Story = { args: { src: svg(''), placeholder: '#a9c4de' } };

export const CutToASquare: Story = {
  args: { style: { blockSize: 120, inlineSize: 120, objectFit: 'cover' } },
};

export const SaysWhatItShowsIfItFails: Story = {
  tags: ['behaviour'],
  args: { src: pictures.broken },
  play: async ({ args, canvas }) => {
    const image = canvas.getByRole('img', { name: args.alt });
    await expect([image.offsetWidth, image.offsetHeight]).toEqual([180, 120]);
  },
};

/** In the size that the screen needs. */
export const ShowsTheFirstFormThatTheBrowserKnows: Story = {
  tags: ['behaviour'],
  args: {
    sources: [
      { type: 'image/x-unknown', srcSet: `${pictures.portrait} 72w` },
      { type: 'image/svg+xml', srcSet: `${pictures.logo} 144w` },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await image.decode();
    await expect(image.currentSrc).toBe(pictures.logo);
    const sources = [...canvasElement.querySelectorAll('source')];
    await expect(sources.map(({ sizes }) => sizes)).toEqual(['180px', '180px']);
  },
};

export const SourcesTakeNoPlaceInARow: Story = {
  tags: ['behaviour'],
  args: { ...ShowsTheFirstFormThatTheBrowserKnows.args },
  decorators: (Story) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    const row = image.closest('div')?.getBoundingClientRect();
    await expect(image.getBoundingClientRect().left).toBe(row?.left);
  },
};
