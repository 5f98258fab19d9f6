import { StatisticList } from '@portfolio/ui/StatisticList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from './support/samples.ts';
import { fitsNarrow } from './support/widths.ts';

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
} satisfies Meta<typeof StatisticList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figure is above its label, but read after it. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const terms = canvas.getAllByRole('term');
    const values = canvas.getAllByRole('definition');
    await expect(terms.map((term) => term.textContent)).toEqual(
      args.statistics.map(({ label }) => label),
    );
    await expect(values.map((value) => value.textContent)).toEqual(
      args.statistics.map(({ value }) => value),
    );
    await expect(values[0]?.offsetTop).toBeLessThan(terms[0]?.offsetTop ?? 0);
  },
};

export const Single: Story = {
  tags: ['visual'],
  args: { statistics: [{ value: '20', label: 'projects' }] },
};

export const LargeFigures: Story = {
  tags: ['visual'],
  args: {
    statistics: [
      { value: '12,345,678', label: 'predictions a month' },
      { value: '99.95%', label: 'of them in time' },
    ],
  },
};

export const NarrowWindow: Story = { ...fitsNarrow };

export const LongWord: Story = {
  ...NarrowWindow,
  args: {
    statistics: [
      { value: longWord, label: longWord },
      { value: '7', label: 'featured' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
