import { Portrait, portraitSizes } from '@portfolio/ui/Portrait';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { owner, pictures } from '../support/samples.ts';
import { desktop, phone } from '../support/widths.ts';

const meta = {
  component: Portrait,
  args: { name: owner.name, picture: owner.portrait },
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Large enough to recognise somebody. */
export const Default: Story = {
  tags: ['visual'],
  globals: desktop,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: owner.portrait.alt });
    await expect(image).toHaveAttribute('width', '168');
    await expect([image.offsetWidth, image.offsetHeight]).toEqual([168, 168]);
  },
};

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
      '(max-width: 40rem) 112px, 168px',
    );
    const { offsetWidth, offsetHeight } = canvas.getByRole('img');
    await expect(offsetWidth).toBe(offsetHeight);
    if (innerWidth <= 640) await expect(offsetWidth).toBe(112);
  },
};

/** Initials, in either size: there is no picture, or it has failed to load. */
export const Initials: Story = {
  tags: ['visual'],
  render: ({ name }) => (
    <div style={{ alignItems: 'center', display: 'flex', gap: '2rem' }}>
      {portraitSizes.map((size) => (
        <Portrait key={size} name={name} size={size} />
      ))}
      <Portrait name={name} picture={{ src: pictures.broken, alt: 'Nothing' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('MK')).not.toHaveLength(0);
  },
};
