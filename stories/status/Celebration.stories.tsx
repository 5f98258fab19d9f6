import { Button } from '@portfolio/ui/Button';
import { CELEBRATION_MS, CELEBRATION_STARS, Celebration } from '@portfolio/ui/Celebration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { guide } from './Celebration.guide.tsx';

const stars = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[aria-hidden="true"] > svg');

const meta = {
  component: Celebration,
  args: { active: true },
  render: (args) => (
    <>
      <Button style={{ minBlockSize: '12rem', inlineSize: '100%' }}>Behind the stars</Button>
      <Celebration {...args} />
    </>
  ),
  beforeEach: [withSystemMotion('allowed'), fakeTimers.beforeEach],
  parameters: { guide },
} satisfies Meta<typeof Celebration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three seconds, exactly, and then gone from the document; another success starts anew. */
export const Default: Story = {
  args: { active: false },
  render: function Sent(args) {
    const [sent, setSent] = useState(0);
    return (
      <>
        <Button onClick={() => setSent(sent + 1)}>Send</Button>
        <Celebration key={sent} {...args} active={args.active || sent > 0} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const _ of ['first', 'second']) {
      await userEvent.click(button);
      await advance(CELEBRATION_MS - 1);
      await expect(stars(canvasElement)).toHaveLength(CELEBRATION_STARS);
      await advance(1);
      await expect(stars(canvasElement)).toHaveLength(0);
    }
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

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

export const ReducedMotion: Story = {
  beforeEach: withSystemMotion('reduced'),
  play: ({ canvasElement }) => expect(stars(canvasElement)).toHaveLength(0),
};
