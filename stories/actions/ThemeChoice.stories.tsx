import { ThemeChoice, type ThemeChoiceProps } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'Lets visitors choose the light theme, the dark one, or that of their system.',
  use: [
    'Once, in the header, where it is on every page.',
    'Together with code that puts `data-theme` on the root element and remembers the choice: this only asks.',
  ],
  avoid: {
    'Visitors want less motion.': 'Use `MotionChoice`.',
    'They choose what a list shows.': 'Use `CategoryFilter`.',
    'The choice is part of a form.': 'Use `SelectField`.',
  },
  keyboard: { 'Space, Enter': 'Goes on to the next theme. After the dark one comes the system’s.' },
  announced: {
    'It gets the focus': '“System theme: switch to light, button”.',
    'It is pressed': 'Its new name: “Light theme: switch to dark”.',
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
  args: { value: 'system', onValueChange: fn() },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { guide },
} satisfies Meta<typeof ThemeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SystemTheme: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /^System theme/ })).toBeVisible(),
};

export const LightTheme: Story = { args: { value: 'light' } };

export const DarkTheme: Story = { args: { value: 'dark' } };

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

/** By finger, mouse and key, in the room of one target. */
export const EachPressGoesOnToTheNext: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44]);
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    await expect(button).toHaveAccessibleName('Light theme: switch to dark');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Dark theme: switch to the system’s');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('System theme: switch to light');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
  },
};
