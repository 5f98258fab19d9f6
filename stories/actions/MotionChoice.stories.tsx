import { MotionChoice, type MotionChoiceProps } from '@portfolio/ui/MotionChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { withSystemMotion } from '../support/systemMotion.ts';

const guide: Guide = {
  purpose: 'Lets visitors stop everything that moves by itself, and start it again.',
  use: [
    'Once, in the footer, on a site where something moves by itself (WCAG 2.2.2).',
    'Together with code that sets `data-motion="reduced"` on the root element and remembers the choice: this only asks.',
  ],
  avoid: {
    'Only one thing moves.':
      'Give it its own pause button, as `QuoteRotator` and `SpotlightCarousel` have.',
    'Visitors choose colours.': 'Use `ThemeChoice`.',
  },
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Stops all motion, or starts it again. The focus stays.',
  },
  announced: {
    'It gets the focus': '“Pause animations, button”.',
    'It was pressed':
      'Its new name, “Play animations”, in screen readers that follow the focused button.',
    'The system asks for reduced motion': 'Nothing: it isn’t there, because nothing moves.',
  },
};

/** Remembers the choice, as the site does. */
function Controlled({ paused: initial, onPausedChange, ...rest }: MotionChoiceProps) {
  const [paused, setPaused] = useState(initial);
  const change = (next: boolean) => {
    setPaused(next);
    onPausedChange(next);
  };
  return <MotionChoice {...rest} paused={paused} onPausedChange={change} />;
}

const meta = {
  component: MotionChoice,
  args: { paused: false, onPausedChange: fn() },
  render: (args) => <Controlled key={String(args.paused)} {...args} />,
  beforeEach: withSystemMotion('allowed'),
  parameters: { guide },
} satisfies Meta<typeof MotionChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

export const Paused: Story = { args: { paused: true } };

export const SaysWhatAPressDoes: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animations' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Play animations' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  },
};

export const StopsMotionByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const button = canvas.getByRole('button', { name: 'Play animations' });
    await expect(button).toHaveFocus();
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Motion is already reduced, so there is nothing to choose. */
export const NotThereIfTheSystemReducesMotion: Story = {
  tags: ['behaviour'],
  beforeEach: withSystemMotion('reduced'),
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
