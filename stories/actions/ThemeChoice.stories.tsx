import { ThemeChoice, type ThemeChoiceProps } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { withSystemTheme } from '../support/systemTheme.ts';

const guide: Guide = {
  purpose: 'Lets visitors switch to the other theme: from light to dark, or from dark to light.',
  use: [
    'Once, in the header, where it is on every page.',
    'Together with code that puts `data-theme` on the root element and remembers the choice: this only asks.',
  ],
  avoid: {
    'Visitors want less motion.': 'Use `MotionChoice`.',
    'They choose what a list shows.': 'Use `CategoryFilter`.',
    'The choice is part of a form.': 'Use `SelectField`.',
  },
  keyboard: { 'Space, Enter': 'Switches to the other theme.' },
  announced: {
    'It gets the focus': '“Light theme: switch to dark, button”.',
    'It is pressed': 'Its new name: “Dark theme: switch to light”.',
  },
};

/** Remembers the choice, as the site does. */
function Controlled({ value: initial, onValueChange, ...rest }: ThemeChoiceProps) {
  const [value, setValue] = useState(initial);
  const change: ThemeChoiceProps['onValueChange'] = (next) => {
    setValue(next);
    onValueChange(next);
  };
  return <ThemeChoice {...rest} value={value} onValueChange={change} />;
}

const meta = {
  component: ThemeChoice,
  args: { value: undefined, onValueChange: fn() },
  render: (args) => <Controlled key={String(args.value)} {...args} />,
  parameters: { guide },
} satisfies Meta<typeof ThemeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen, so it is the system's. */
export const SystemTheme: Story = {
  beforeEach: () => withSystemTheme('light'),
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Light theme: switch to dark' })).toBeVisible(),
};

export const LightTheme: Story = { args: { value: 'light' } };

export const DarkTheme: Story = { args: { value: 'dark' } };

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

/** By finger, mouse and key, in the room of one target. Back at the system's theme, nothing is chosen any more. */
export const EachPressShowsTheOtherTheme: Story = {
  tags: ['behaviour'],
  beforeEach: () => withSystemTheme('light'),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44]);
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    await expect(button).toHaveAccessibleName('Dark theme: switch to light');
    await userEvent.click(button);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
    await expect(button).toHaveAccessibleName('Light theme: switch to dark');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Dark theme: switch to light');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
  },
};

/** What was chosen earlier doesn't matter, only what the system says now. */
export const TheSameThemeAsTheSystemCanBeLeft: Story = {
  tags: ['behaviour'],
  args: { value: 'dark' },
  beforeEach: () => withSystemTheme('dark'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark theme: switch to light' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
  },
};
