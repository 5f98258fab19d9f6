import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { withSystemMotion } from '../support/systemMotion.ts';
import { phone } from '../support/widths.ts';
import { MotionPlayer } from './MotionPlayer.tsx';

const meta = {
  // Its page is written by hand: Motion.mdx.
  tags: ['!autodocs'],
  render: () => <MotionPlayer />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = (canvasElement: HTMLElement, selector = '.mark') => [
  ...canvasElement.querySelectorAll<HTMLElement>(selector),
];

const durations = (elements: HTMLElement[]) =>
  elements.map((element) => element.getAnimations()[0]?.effect?.getTiming().duration ?? 0);

/** The marks on the one side move, for as long as it is said; those on the other never do. */
export const Player: Story = {
  beforeEach: withSystemMotion('allowed'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ten times slower' }));
    const still = marks(canvasElement, '[data-motion="reduced"] .mark');
    const moving = marks(canvasElement).filter((mark) => !still.includes(mark));
    await expect(durations(moving)).toEqual([1200, 2200, 4800, 4800, 4800]);
    await expect(durations(still)).toEqual([0, 0, 0, 0, 0]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ten times slower' }));
    const [before] = marks(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Again' }));
    const [again] = marks(canvasElement);
    await expect(again).not.toBe(before);
    await expect(durations([again as HTMLElement])).toEqual([120]);
  },
};

/** Nothing moves on either side, and the page says why. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(durations(marks(canvasElement)))).toEqual(new Set([0]));
    await expect(canvas.getByText(/so nothing moves on either side/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
