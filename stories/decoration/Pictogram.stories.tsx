import { Pictogram } from '@portfolio/ui/Pictogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { guide } from './Pictogram.guide.tsx';

const meta = {
  component: Pictogram,
  args: { name: 'target' },
  parameters: { guide },
} satisfies Meta<typeof Pictogram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing is there, and nobody hears of it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('use') as SVGUseElement;
    await expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    // It is empty until the file has come.
    await waitFor(() => expect(drawing.getBBox().width).toBeGreaterThan(10));
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** An emoji that the owner chose is text. */
export const Emoji: Story = {
  args: { name: '⚖️' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('⚖️')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
