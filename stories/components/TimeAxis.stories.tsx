import { TimeAxis } from '@portfolio/ui/TimeAxis';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { longWord } from './support/samples.ts';
import { largeText } from './support/visitor.ts';
import { narrow, phone } from './support/widths.ts';

const period = (label: string, start: string, end: string, color: string) => ({
  label,
  initials: label.slice(0, 2).toUpperCase(),
  start,
  end,
  color,
});

const meta = {
  title: 'Components/TimeAxis',
  component: TimeAxis,
  args: {
    caption: 'Internships by month',
    periods: [
      period('Kestrelforge', '2024-10', '2024-11', '#3b7dd8'),
      period('Lumenpath', '2024-06', '2024-08', '#2b9470'),
      period('Quayside', '2024-03', '2024-04', '#a9771a'),
    ],
  },
} satisfies Meta<typeof TimeAxis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toContainElement(
      canvas.getByText('Internships by month'),
    );
    // To scale: three months are one and a half times as wide as two.
    const width = (name: string) =>
      canvas.getByRole('img', { name }).closest('li')?.getBoundingClientRect().width ?? 0;
    await expect(width('Lumenpath') / width('Quayside')).toBeCloseTo(1.5, 2);
    // From the first month to the last.
    await expect(canvas.getByText('Mar')).toBeVisible();
    await expect(canvas.getByText('2024')).toBeVisible();
  },
};

export const OneMonth: Story = {
  tags: ['visual'],
  args: { periods: [period('Harbour', '2025-01', '2025-01', '#2a63b8')] },
};

/** Over years, only some months are named and each year is. */
export const ManyYears: Story = {
  tags: ['visual'],
  args: {
    periods: [
      period('Harbour', '2021-05', '2023-02', '#2a63b8'),
      period('Monsoon', '2023-03', '2025-11', '#1a6b3c'),
    ],
  },
};

/** Over decades, every second or fifth year is named. */
export const Decades: Story = {
  args: {
    periods: [
      period('Harbour', '1994-09', '2011-05', '#2a63b8'),
      period('Monsoon', '2011-06', '2024-12', '#1a6b3c'),
    ],
  },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const years = ['1995', '2000', '2005', '2010', '2015', '2020'].map((year) => {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByText(year));
      return text.getBoundingClientRect();
    });
    for (const [index, { left }] of years.slice(1).entries()) {
      await expect(years[index]?.right).toBeLessThan(left);
    }
    await expect(canvas.queryByText('1996')).toBeNull();
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** Periods at the same time stand one above the other. */
export const Overlapping: Story = {
  tags: ['visual'],
  args: {
    periods: [
      period('Harbour', '2024-01', '2024-06', '#2a63b8'),
      period('Monsoon', '2024-04', '2024-09', '#1a6b3c'),
    ],
  },
};

/** What begins shortly before the axis ends has a tick and no label, which would leave the page. */
export const YearAtTheEnd: Story = {
  args: { periods: [period('Harbour', '1993-03', '2025-12', '#2a63b8')] },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const None: Story = {
  args: { periods: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

export const Narrow: Story = {
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

/** At twice the text no label lies on its neighbour. */
export const LargeText: Story = {
  ...largeText,
  globals: phone,
  play: async ({ canvas }) => {
    const ends = ['Apr', 'May', 'Jun', 'Jul'].map((month) => {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByText(month));
      return text.getBoundingClientRect();
    });
    for (const [index, { left }] of ends.slice(1).entries()) {
      await expect(ends[index]?.right).toBeLessThan(left);
    }
  },
};

export const LongWord: Story = {
  args: { caption: longWord, periods: [period(longWord, '2024-01', '2024-06', '#2a63b8')] },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
