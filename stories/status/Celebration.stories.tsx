import { Button } from '@portfolio/ui/Button';
import {
  CELEBRATION_MS,
  CELEBRATION_STARS,
  Celebration,
  type CelebrationProps,
} from '@portfolio/ui/Celebration';
import { StatusMessage } from '@portfolio/ui/StatusMessage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useReducer, useState } from 'react';
import { expect } from 'storybook/test';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import type { Guide } from '../support/guide.ts';
import { withSystemMotion } from '../support/systemMotion.ts';

const guide: Guide = {
  purpose: 'Lets stars fall over the window for a moment, after something rare went well.',
  use: [
    'Together with a message that says the same in words: `Sent. Thank you!`',
    'For what people do once, such as sending their first message.',
  ],
  avoid: {
    'It happens every day, such as saving.': 'Use `StatusMessage` alone.',
    'The stars are the only sign of success.': 'Add a `StatusMessage`.',
    'A background should move.': 'Use `ParticleCanvas`.',
  },
  stateWidth: 320,
  keyboard: {},
  announced: { 'It starts or ends': 'Nothing. The message next to it says what happened.' },
};

const meta = {
  component: Celebration,
  args: { active: true },
  beforeEach: withSystemMotion('allowed'),
  parameters: { guide },
} satisfies Meta<typeof Celebration>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = `.still-stars { block-size: 11rem; contain: layout; container-type: size; overflow: hidden }
.still-stars svg { animation: none !important;
  transform: translateY(calc(80cqb * var(--pf-star-start))) rotate(var(--pf-star-turn)) }`;

/** The stars on their way down over a small page, for as long as somebody looks. */
function StillStars(props: CelebrationProps) {
  const [round, startAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(startAgain, CELEBRATION_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="still-stars">
      <style>{still}</style>
      <Button>Send</Button>
      <StatusMessage tone="positive">Sent. Thank you!</StatusMessage>
      <Celebration key={round} {...props} />
    </div>
  );
}

export const HalfwayDown: Story = { render: (args) => <StillStars {...args} /> };

/** A press lets the stars fall as visitors see them. */
export const BeforeItStarts: Story = {
  args: { active: false },
  render: function Sent(args) {
    const [sent, setSent] = useState(0);
    return (
      <>
        <Button onClick={() => setSent(sent + 1)}>Send</Button>
        <StatusMessage tone="positive">{sent > 0 && 'Sent. Thank you!'}</StatusMessage>
        <Celebration key={sent} {...args} active={args.active || sent > 0} />
      </>
    );
  },
};

const stars = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[aria-hidden="true"] > svg');

/** Then the stars are gone from the document. Another success starts them again. */
export const FallsForThreeSeconds: Story = {
  ...BeforeItStarts,
  tags: ['behaviour'],
  beforeEach: fakeTimers.beforeEach,
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

/** The page stays usable: what is behind can be pressed, and nothing is announced. */
export const IsInNobodysWay: Story = {
  tags: ['behaviour'],
  beforeEach: fakeTimers.beforeEach,
  render: (args) => (
    <>
      <Button style={{ minBlockSize: '12rem', inlineSize: '100%' }}>Behind the stars</Button>
      <Celebration {...args} />
    </>
  ),
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

export const HasNoStarsWithReducedMotion: Story = {
  tags: ['behaviour'],
  beforeEach: withSystemMotion('reduced'),
  play: ({ canvasElement }) => expect(stars(canvasElement)).toHaveLength(0),
};
