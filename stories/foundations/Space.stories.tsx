import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { phone } from '../support/widths.ts';
import { Corners, SpaceRulers, WidthRulers } from './Lengths.tsx';

const meta = {
  // Its page is written by hand: Space.mdx.
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each ruler is as long as it says, where there is room. */
async function expectLengths(canvasElement: HTMLElement) {
  for (const ruler of canvasElement.querySelectorAll<HTMLElement>('[data-px]')) {
    const px = Math.min(Number(ruler.dataset.px), ruler.parentElement?.clientWidth ?? 0);
    await expect(ruler.getBoundingClientRect().width).toBeCloseTo(px, 1);
  }
}

export const Distances: Story = {
  render: () => <SpaceRulers />,
  play: ({ canvasElement }) => expectLengths(canvasElement),
};

export const Widths: Story = {
  render: () => <WidthRulers />,
  play: ({ canvasElement }) => expectLengths(canvasElement),
};

export const RoundCorners: Story = { render: () => <Corners /> };

export const OnAPhone: Story = {
  globals: phone,
  render: () => (
    <>
      <SpaceRulers />
      <WidthRulers />
      <Corners />
    </>
  ),
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
