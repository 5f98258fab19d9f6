import { Entry, EntryList } from '@portfolio/ui/Entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { desktop, inlineSize, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Presents a publication, an award or an interest: its title, and when, by whom and what about.',
  use: [
    'In an `EntryList` for facts with dates, newest first: where there is room, the dates are in a column.',
    'In a `Grid` for a few without dates, such as interests.',
    'With `href` where visitors can read more about it.',
  ],
  avoid: {
    'It is a position held.': 'Use `Timeline`.',
    'It is a degree or a certificate.': 'Use `DegreeCard` or `CertificationCard`.',
    'It is what somebody said.': 'Use `Testimonial`.',
    'The title only praises, such as “Award-winning data scientist”.':
      'Write the name of the award, and who gave it: people can look up both.',
  },
  anatomy: {
    parts: {
      Date: {
        selector: 'article > p',
        description: 'As far as it is known: `Oct 2024` or `2024`. Left out by default.',
      },
      Title: {
        selector: 'h3',
        description: 'A third-level heading. With `href` it is a link that opens in a new tab.',
      },
      Byline: { selector: 'h3 + p', description: 'Who published or gave it, without “by”.' },
      Text: { selector: 'h3 + p + p', description: 'More about it.' },
    },
  },
  stateWidth: 280,
  keyboard: {
    Tab: 'Moves the focus to the title, if it is a link.',
    Enter: 'Follows the link, in a new tab.',
  },
  announced: {
    'The entry is read': 'The date, the title as a heading of level 3, the byline, the text.',
    'A title that is a link gets the focus':
      '“Calibrated gates for nightly models (opens in a new tab), link, heading level 3”.',
  },
};

const meta = {
  component: Entry,
  subcomponents: { EntryList },
  decorators: inlineSize(22),
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

export const WithLink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `${args.title} (opens in a new tab)` });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LinkFocus: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

export const WithoutLink: Story = { args: { href: undefined } };

export const TitleOnly: Story = {
  args: { href: undefined, date: undefined, byline: undefined, text: undefined },
};

/** Each date is above its title. */
export const List: Story = {
  render: ({ date, ...args }) => (
    <EntryList>
      <Entry {...args} date={date} />
      <Entry {...args} title="Ten years of tram delays" />
    </EntryList>
  ),
  globals: phone,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const [first] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    const date = canvas.getByText(args.date ?? '').getBoundingClientRect();
    await expect(date.left).toBe(first?.left);
    await expect(date.bottom).toBeLessThanOrEqual(first?.top ?? 0);
  },
};

/** And all titles are in line. */
export const DatesAreInAColumnWhereThereIsRoom: Story = {
  ...List,
  tags: ['behaviour', 'visual'],
  globals: desktop,
  parameters: { inlineSize: 60 },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas
      .getAllByRole('heading')
      .map((each) => each.getBoundingClientRect());
    const date = canvas.getByText(args.date ?? '').getBoundingClientRect();
    await expect(second?.left).toBe(first?.left);
    await expect(date.right).toBeLessThan(first?.left ?? 0);
    await expect(date.top).toBeLessThan(first?.bottom ?? 0);
  },
};

export const NoColumnIsEmptyWithoutDates: Story = {
  ...List,
  tags: ['behaviour'],
  globals: desktop,
  parameters: { inlineSize: 60 },
  args: { date: undefined },
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('list').getBoundingClientRect();
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(heading.getBoundingClientRect().left).toBe(left);
    }
  },
};
