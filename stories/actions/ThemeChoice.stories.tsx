import { ThemeChoice, type ThemeChoiceProps } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { desktop, phone } from '../support/widths.ts';
import { guide } from './ThemeChoice.guide.tsx';

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
  render: (args) => <Controlled {...args} />,
  parameters: { guide },
} satisfies Meta<typeof ThemeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: desktop,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'System theme' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark theme' }));
    await expect(canvas.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Native radio buttons: Tab goes to the chosen one, arrows move the choice and wrap. */
export const WithTheKeyboard: Story = {
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

export const WithAFinger: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const dark = canvas.getByRole('radio', { name: 'Dark theme' });
    for (const { labels } of canvas.getAllByRole<HTMLInputElement>('radio')) {
      // The hairline below the radio button is the label's, and takes the finger as well.
      const target = labels?.[0];
      await expect(target?.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(target?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await userEvent.pointer({ keys: '[TouchA]', target: dark });
    await expect(dark).toBeChecked();
  },
};

/** In the room of one choice, each touch goes on to the next. */
export const OnAPhone: Story = {
  tags: ['visual'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup');
    if (innerWidth > 640) return;
    const { left, top, width, height } = group.getBoundingClientRect();
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

/** On a slow connection the choices arrive one by one; what is beside them doesn't move. */
export const StillArriving: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    const { offsetWidth } = group;
    for (const { labels } of canvas.getAllByRole<HTMLInputElement>('radio')) {
      for (const label of labels ?? []) label.style.display = 'none';
    }
    await expect(group.offsetWidth).toBe(offsetWidth);
  },
};
