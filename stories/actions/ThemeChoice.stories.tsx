import { ThemeChoice, type ThemeChoiceProps } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { desktop, phone } from '../support/widths.ts';

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
  keyboard: {
    Tab: 'Moves the focus to the chosen theme, and from there out of the group.',
    'Arrow keys': 'Choose the next or the previous theme. After the last comes the first.',
  },
  announced: {
    'It gets the focus': '“Theme, radio group. System theme, radio button, checked, 1 of 3”.',
    'An arrow key chooses another': '“Light theme, radio button, checked, 2 of 3”.',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'System theme' })).toBeChecked();
  },
};

export const LightTheme: Story = { args: { value: 'light' } };

export const DarkTheme: Story = { args: { value: 'dark' } };

export const Hover: Story = { parameters: { pseudo: { hover: 'label:last-child' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: ':checked' } } };

export const ChosenByMouseAndFinger: Story = {
  tags: ['behaviour'],
  globals: desktop,
  play: async ({ args, canvas, userEvent }) => {
    for (const { labels } of canvas.getAllByRole<HTMLInputElement>('radio')) {
      // The hairline below the radio button is the label's, and takes the finger as well.
      const target = labels?.[0];
      await expect(target?.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(target?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    for (const [keys, theme] of [
      ['[MouseLeft]', 'dark'],
      ['[TouchA]', 'light'],
    ] as const) {
      const target = canvas.getByRole('radio', { name: new RegExp(`^${theme} theme`, 'i') });
      await userEvent.pointer({ keys, target });
      await expect(target).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(theme);
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** Native radio buttons: Tab goes to the chosen one, arrows move the choice and wrap. */
export const ChosenByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System theme' })).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Light theme'],
      ['{ArrowDown}', 'Dark theme'],
      ['{ArrowRight}', 'System theme'],
      ['{ArrowLeft}', 'Dark theme'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('radio', { name })).toHaveFocus();
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** In the room of one choice. */
export const EachTouchGoesOnToTheNextOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const { left, top, width, height } = canvas.getByRole('radiogroup').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    for (const name of ['Light theme', 'Dark theme', 'System theme', 'Light theme']) {
      const target = document.elementFromPoint(left + width / 2, top + height / 2) as Element;
      await userEvent.pointer({ keys: '[TouchA]', target });
      const radio = canvas.getByRole<HTMLInputElement>('radio', { name });
      await expect(radio).toBeChecked();
      // The one that is seen.
      await expect(radio.labels?.[0]).toHaveStyle({ opacity: '1' });
    }
  },
};

/** On a slow connection the choices arrive one by one; nothing next to them moves. */
export const KeepsItsRoomWhileItsChoicesArrive: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    const { offsetWidth } = group;
    for (const { labels } of canvas.getAllByRole<HTMLInputElement>('radio')) {
      for (const label of labels ?? []) label.style.display = 'none';
    }
    await expect(group.offsetWidth).toBe(offsetWidth);
  },
};
