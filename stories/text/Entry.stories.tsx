import { Entry, EntryList } from '@portfolio/ui/Entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { desktop, inlineSize, phone } from '../support/widths.ts';
import { guide } from './Entry.guide.tsx';

const meta = {
  component: Entry,
  subcomponents: { EntryList },
  args: {
    title: 'Calibrated gates for nightly models',
    href: 'https://journal.example.org/calibrated-gates',
    date: 'Oct 2024',
    byline: 'Workshop on Reliable Machine Learning',
    text: 'My part: the replay of a year of incidents, and the statistics.',
  },
  parameters: { guide },
} satisfies Meta<typeof Entry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `${args.title} (opens in a new tab)` });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Entries with and without a date in a list. */
const listed: Pick<Story, 'render'> = {
  render: ({ date, ...args }) => (
    <EntryList>
      <Entry {...args} date={date} />
      <Entry {...args} title="Ten years of tram delays" />
    </EntryList>
  ),
};

/** Where there is room, dates are in a column, and all titles are in line. */
export const DatesInAColumn: Story = {
  tags: ['visual'],
  ...listed,
  globals: desktop,
  decorators: inlineSize(60),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const [first, second] = canvas
      .getAllByRole('heading')
      .map((each) => each.getBoundingClientRect());
    const date = canvas.getByText(args.date ?? '').getBoundingClientRect();
    await expect(second?.left).toBe(first?.left);
    await expect(date.right).toBeLessThan(first?.left ?? 0);
    await expect(date.top).toBeLessThan(first?.bottom ?? 0);
  },
};

/** Without any date there is no empty column. */
export const NoDates: Story = {
  ...listed,
  globals: desktop,
  decorators: inlineSize(60),
  args: { date: undefined },
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('list').getBoundingClientRect();
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(heading.getBoundingClientRect().left).toBe(left);
    }
  },
};

/** Without room, each date is above its title. */
export const Phone: Story = {
  ...listed,
  globals: phone,
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    const date = canvas.getByText(args.date ?? '').getBoundingClientRect();
    await expect(date.left).toBe(first?.left);
    await expect(date.bottom).toBeLessThanOrEqual(first?.top ?? 0);
  },
};
