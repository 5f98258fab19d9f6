import { Button } from '@portfolio/ui/Button';
import { CELEBRATION_MS, CELEBRATION_STARS, Celebration } from '@portfolio/ui/Celebration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import { withSystemMotion } from '../support/systemMotion.ts';

const stars = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('svg');

const meta = {
  component: Celebration,
  parameters: { layout: 'fullscreen' },
  args: { active: true },
  render: (args) => (
    <>
      <Button style={{ minBlockSize: '12rem', inlineSize: '100%' }}>Behind the stars</Button>
      <Celebration {...args} />
    </>
  ),
  beforeEach: [withSystemMotion('allowed'), fakeTimers.beforeEach],
} satisfies Meta<typeof Celebration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three seconds, exactly, and then gone from the document. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await advance(CELEBRATION_MS - 1);
    await expect(stars(canvasElement)).toHaveLength(CELEBRATION_STARS);
    await advance(1);
    await expect(stars(canvasElement)).toHaveLength(0);
  },
};

/** The page stays usable: what is behind can be pressed, and nothing is announced. */
export const InNobodysWay: Story = {
  play: async ({ canvas, canvasElement }) => {
    const layer = stars(canvasElement)[0]?.parentElement;
    await expect(layer).toHaveAttribute('aria-hidden', 'true');
    await expect(layer).toHaveStyle({ 'pointer-events': 'none', position: 'fixed' });
    const behind = canvas.getByRole('button');
    const { left, top, width, height } = behind.getBoundingClientRect();
    await expect(behind).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Idle: Story = {
  tags: ['visual'],
  args: { active: false },
  play: ({ canvasElement }) => expect(stars(canvasElement)).toHaveLength(0),
};

export const ReducedMotion: Story = {
  beforeEach: withSystemMotion('reduced'),
  play: ({ canvasElement }) => expect(stars(canvasElement)).toHaveLength(0),
};

const frozen = `svg { animation: none !important;
  transform: translateY(calc(80vh * var(--pf-star-start))) rotate(var(--pf-star-turn)) }`;

/** All stars at once, on their way down: for visual checks. */
export const Scatter: Story = {
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <>
      <style>{frozen}</style>
      <Celebration {...args} />
    </>
  ),
};
