import { Portrait } from '@portfolio/ui/Portrait';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { owner, pictures } from '../support/samples.ts';
import { allStatesWithoutBroken } from '../support/states.tsx';
import { desktop, phone } from '../support/widths.ts';
import { guide } from './Portrait.guide.tsx';

const meta = {
  component: Portrait,
  parameters: { guide },
  args: { name: owner.name, picture: owner.portrait },
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Large enough to recognise somebody. */
export const Default: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: owner.portrait.alt });
    await expect(image).toHaveAttribute('width', '168');
    await expect([image.offsetWidth, image.offsetHeight]).toEqual([168, 168]);
  },
};

export const States: Story = { ...allStatesWithoutBroken, tags: ['visual'] };

/** Smaller on a phone: a browser takes a file of that size. */
export const Phone: Story = {
  globals: phone,
  args: {
    picture: {
      ...owner.portrait,
      sources: [{ type: 'image/svg+xml', srcSet: `${pictures.portrait} 504w` }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('source')?.sizes).toBe(
      '(max-width: 40rem) 88px, 168px',
    );
    const { offsetWidth, offsetHeight } = canvas.getByRole('img');
    await expect(offsetWidth).toBe(offsetHeight);
    if (innerWidth <= 640) await expect(offsetWidth).toBe(88);
  },
};
