import { MotionChoice, type MotionChoiceProps } from '@portfolio/ui/MotionChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { guide } from './MotionChoice.guide.tsx';

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
  render: (args) => <Controlled {...args} />,
  beforeEach: withSystemMotion('allowed'),
  parameters: { guide },
} satisfies Meta<typeof MotionChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label says what a press does. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animations' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Play animations' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const WithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const button = canvas.getByRole('button', { name: 'Play animations' });
    await expect(button).toHaveFocus();
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Motion is already reduced, so there is nothing to choose. */
export const SystemAsksForNoMotion: Story = {
  beforeEach: withSystemMotion('reduced'),
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
