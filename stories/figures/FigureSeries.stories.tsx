import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectRightToLeft, expectTidyDrawings } from '../support/expectations.ts';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { described, series } from '../support/figures.ts';
import { arabic } from '../support/widths.ts';
import { guide, withGaps } from './FigureSeries.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: described(series), color: '#3b7dd8' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A line ends at the height of its label. */
export const Default: Story = {
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    await expect(drawing).toHaveAccessibleName(
      'Weekly error of the forecast: nightly 17.1% at week 8, by hand 23.7%; lower is better.',
    );
    const label = canvas.getByText('17.1% nightly').getBoundingClientRect();
    const ends = [...drawing.querySelectorAll('svg path')]
      .map((path) => path.getBoundingClientRect())
      .filter(({ width }) => width < 10);
    await expect(ends).toHaveLength(1);
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    await expect(Math.abs(middle(label) - middle(ends[0] as DOMRect))).toBeLessThan(3);
  },
};

/** A line stops before a missing value, and starts after it. */
export const Gaps: Story = {
  args: { figure: described(withGaps), size: 'sm' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    const ours = [...drawing.querySelectorAll('path')].at(-3);
    await expect(ours?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
    await expect(drawing).toHaveTextContent('33% before, step 5');
    await expect(drawing).toHaveAccessibleName(/ours 20% at step 8, before 33% at step 5/);
  },
};

export const States: Story = { ...allFigures, tags: ['visual'] };

export const Large: Story = widestFigures;

export const LargeText: Story = figuresInLargeText;

/** Time runs from right to left, and a line ends at its label, at the left. */
export const RightToLeft: Story = {
  globals: arabic,
  play: async ({ canvas, canvasElement }) => {
    const drawing = within(canvas.getByRole('img'));
    await expectRightToLeft(drawing.getByText('week 1'), drawing.getByText('8'));
    const plot = canvasElement.querySelector('svg');
    const dot = [...canvasElement.querySelectorAll('svg path')].at(-1);
    await expectRightToLeft(
      drawing.getByText('30%'),
      plot,
      dot,
      drawing.getByText('17.1% nightly'),
    );
    await expectTidyDrawings(canvasElement);
  },
};
