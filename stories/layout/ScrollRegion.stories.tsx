import { ScrollRegion } from '@portfolio/ui/ScrollRegion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Lets something that is wider than its place scroll sideways, by keyboard as well.',
  use: [
    'Around a table or code that may be wider than a phone.',
    'With a `label` that says what it is, in one to five words: `Table: error by week`.',
  ],
  avoid: {
    'It can wrap.': 'Let it: nobody likes to scroll sideways.',
    'It is the numbers of a figure.': 'Use `FigureSpread`, whose table turns in a narrow place.',
  },
  stateWidth: 280,
  keyboard: {
    Tab: 'Reaches it if a part is out of sight.',
    'Left arrow, Right arrow': 'Scroll it.',
  },
  announced: { 'It gets the focus': '“Code, group”, then its content.' },
};

const meta = {
  component: ScrollRegion,
  args: {
    label: 'Code',
    children: <pre>SELECT loaf, count(*) AS left_over FROM closing_counts GROUP BY loaf</pre>,
  },
  decorators: inlineSize(22),
  parameters: { guide },
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WiderThanItsPlace: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Code' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: '[role="group"]' } } };

/** With everything in sight there is nothing to reach. */
export const WithRoom: Story = {
  args: { children: <pre>SELECT 1</pre> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await expect(canvas.getByText('SELECT 1')).toBeVisible();
  },
};

export const ScrollsByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};
