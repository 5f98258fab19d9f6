import { examples } from '@portfolio/figures/kinds';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { phone } from '../support/widths.ts';
import { FigureKinds, FigureRules } from './FigureRules.tsx';

const meta = {
  // Its page is written by hand: Figures.mdx.
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => <FigureKinds />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(Object.keys(examples).length);
  },
};

export const Rules: Story = { render: () => <FigureRules /> };

export const OnAPhone: Story = {
  globals: phone,
  render: () => <FigureRules />,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
