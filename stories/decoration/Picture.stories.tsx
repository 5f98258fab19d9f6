import { Picture } from '@portfolio/ui/Picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { guide } from './Picture.guide.tsx';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144"><rect width="144" height="144" fill="${color}"/></svg>`,
  )}`;

const meta = {
  component: Picture,
  parameters: { guide },
  args: { src: drawing('teal'), alt: 'A square in teal', width: 72, height: 72 },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its place has the final size before the picture loads. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A square in teal' });
    await expect(image).toHaveProperty('width', 72);
    await expect(image).toHaveProperty('height', 72);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** A browser takes the first format that it knows, in the size that its screen needs. */
export const Sources: Story = {
  args: {
    sources: [
      { type: 'image/x-unknown', srcSet: `${drawing('red')} 72w` },
      { type: 'image/svg+xml', srcSet: `${drawing('navy')} 144w` },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await image.decode();
    await expect(image.currentSrc).toBe(args.sources?.[1]?.srcSet.split(' ')[0]);
    const sources = [...canvasElement.querySelectorAll('source')];
    await expect(sources.map(({ sizes }) => sizes)).toEqual(['72px', '72px']);
  },
};

/** The sources take no space in a row. */
export const InARow: Story = {
  args: { ...Sources.args },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    const row = image.closest('div')?.getBoundingClientRect();
    await expect(image.getBoundingClientRect().left).toBe(row?.left);
  },
};
