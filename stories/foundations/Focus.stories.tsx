import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FocusRings } from './FocusRings.tsx';

const meta = {
  // Its page is written by hand: Focus.mdx.
  tags: ['!autodocs'],
  render: () => <FocusRings />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard leaves a ring around each stop, in the theme and on the surface that it is on. */
export const OnEverySurface: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, userEvent }) => {
    const sample = canvasElement.querySelector('.as-focused') as Element;
    for (const stop of canvasElement.querySelectorAll('button, a')) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(stop);
      await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
      if (stop.closest('.pieces') !== sample.parentElement) continue;
      // The picture of it is true.
      const shown = getComputedStyle(sample);
      await expect(shown.outlineColor).toBe(outlineColor);
      await expect(shown.outlineOffset).toBe(outlineOffset);
    }
  },
};
