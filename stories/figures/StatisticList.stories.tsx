import { StatisticList } from '@portfolio/ui/StatisticList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { desktop, phone } from '../support/widths.ts';
import { guide } from './StatisticList.guide.tsx';

const meta = {
  component: StatisticList,
  args: {
    statistics: [
      { value: '3+', label: 'years of practical AI/ML experience' },
      { value: '20+', label: 'projects completed' },
      { value: '15+', label: 'technologies mastered' },
      { value: '5+', label: 'certifications' },
      { value: '4+', label: 'domains covered' },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof StatisticList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figure is before its label, but read after it; all are on one line. */
export const Default: Story = {
  tags: ['visual'],
  globals: desktop,
  play: async ({ args, canvas }) => {
    const terms = canvas.getAllByRole('term');
    const values = canvas.getAllByRole('definition');
    await expect(terms.map((term) => term.textContent)).toEqual(
      args.statistics.map(({ label }) => label),
    );
    await expect(values.map((value) => value.textContent)).toEqual(
      args.statistics.map(({ value }) => value),
    );
    const left = (element?: Element) => element?.getBoundingClientRect().left ?? 0;
    await expect(left(values[0])).toBeLessThan(left(terms[0]));
    const tops = values.map((value) => Math.round(value.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Each leads to what it counts; figure and label are one target, large enough for a finger. */
export const Links: Story = {
  globals: phone,
  args: {
    statistics: [
      { value: '3+', label: 'years of practical AI/ML experience', href: '/experience' },
      { value: '20+', label: 'projects completed', href: '/projects' },
      { value: '15+', label: 'technologies mastered', href: '/skills' },
      { value: '5+', label: 'certifications', href: '/education' },
      { value: '4+', label: 'domains covered' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const [index, value] of canvas.getAllByRole('definition').slice(0, 4).entries()) {
      const { left, top, height } = value.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(links[index]);
      await expect(value.parentElement?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The rows of figures: their widths as parts of the list's, by the lines that they are on. */
const rowsOf = (values: readonly HTMLElement[]) => {
  const rows = new Map<number, number>();
  for (const value of values) {
    const { top, width } = value.parentElement?.getBoundingClientRect() ?? { top: 0, width: 0 };
    rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + width);
  }
  return [...rows.values()].map(Math.round);
};

/** On a phone five fill six places, as the longest label takes two: no row has a hole. */
export const Grid: Story = {
  tags: ['visual'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth > 640) return;
    const values = canvas.getAllByRole('definition');
    const whole = Math.round(values[0]?.closest('dl')?.getBoundingClientRect().width ?? 0);
    await expect(rowsOf(values)).toEqual([whole, whole]);
    const [longest, other] = values.map((value) => value.parentElement?.offsetWidth ?? 0);
    await expect(longest).toBeGreaterThan(1.9 * (other ?? 0));
    for (const value of values) {
      await expect(value.parentElement?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

const eight = [
  { value: '3+', label: 'years of practical AI/ML experience' },
  { value: '20', label: 'projects' },
  { value: '15', label: 'technologies' },
  { value: '5', label: 'certifications' },
  { value: '4', label: 'domains' },
  { value: '1,204', label: 'hours of teaching' },
  { value: '12', label: 'talks' },
  { value: '2', label: 'awards' },
];

/** From four to eight: every row is full, in a wide window too. */
export const FourToEight: Story = {
  globals: desktop,
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {[4, 5, 6, 7, 8].map((count) => (
        <StatisticList key={count} statistics={eight.slice(0, count)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    for (const list of canvasElement.querySelectorAll('dl')) {
      const whole = Math.round(list.getBoundingClientRect().width);
      const rows = rowsOf([...list.querySelectorAll('dd')]);
      // Few enough for one line: spread over it.
      if (rows.length > 1) await expect(new Set(rows)).toEqual(new Set([whole]));
    }
  },
};

export const FourToEightOnAPhone: Story = { ...FourToEight, tags: ['visual'], globals: phone };

/** A few are in a row, side by side on a phone too. */
export const Few: Story = {
  globals: phone,
  args: {
    statistics: [
      { value: '20', label: 'projects' },
      { value: '7', label: 'featured' },
      { value: '7', label: 'categories' },
    ],
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('definition').map((value) => value.offsetTop);
    await expect(new Set(tops).size).toBe(1);
  },
};
