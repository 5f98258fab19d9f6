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

/** In a line of text there are no rules above and below. */
export const Inline: Story = {
  args: { inline: true },
  play: async ({ canvas }) => {
    const list = canvas.getAllByRole('term')[0]?.closest('dl') as HTMLElement;
    await expect(getComputedStyle(list).borderBlockStartWidth).toBe('0px');
  },
};

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
