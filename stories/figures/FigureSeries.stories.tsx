import { examples } from '@portfolio/figures/kinds';
import type { SeriesData } from '@portfolio/figures/series/schema';
import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { asLongWord, withTexts } from '../../.storybook/docs/withTexts.ts';
import { expectRightToLeft } from '../support/expectations.ts';
import { figureGuide } from '../support/figureGuide.ts';
import { drawingOf, staysTidyInEachPlace } from '../support/figureStories.ts';
import { described, seriesOf } from '../support/figures.ts';
import { arabic } from '../support/widths.ts';

const figure = described(examples.series);

const guide = figureGuide(figure, {
  purpose: 'Draws one to three lines over time or over steps, each labelled at its end.',
  use: [
    'When the same thing was measured at three or more points in time, or steps.',
    'With `band`, to show an interval around our line; with `baseline`, for a level to reach or beat.',
    'It takes `x` (a label and ascending numbers or dates), `axis` (what is measured) and `lines`, each with a value for each of x, `null` where there is none.',
  ],
  avoid: {
    'There are two points only.': 'Use `FigureChange`.',
    'The values have no order, such as products.':
      'Use `FigureComparison`: a line would connect what isn’t connected.',
    'It is a ROC or a calibration curve.': 'Use `FigureCurve`.',
    'Our line would be alone.':
      'Add the line or the `baseline` to beat. Otherwise nobody knows whether 17.1% is good.',
    'A value wasn’t measured.':
      'Write `null`, not 0: the line stops and starts again. Zeros would draw crashes that never happened.',
    'The name of a line is long.':
      'Shorten it to one or two words, such as `by hand`: it shares the room with the drawing.',
  },
  parts: {
    'Axis label': 'What is measured, and which way is better. In large figures only.',
    Ticks:
      'Round numbers, the topmost with the unit. They begin at zero where that costs little room.',
    Lines: 'Ours is thick and in our colour; the others are grey, the second of them dotted.',
    'End labels': 'The last value and the name of each line. There is no legend.',
    'Ends of x': 'The first and the last value of x.',
  },
});

const meta = {
  component: Figure,
  args: { figure, color: '#3b7dd8', size: 'sm' },
  afterEach: staysTidyInEachPlace,
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A small figure of these values of ours, of another and of a third line. */
const of = (
  title: string,
  values: readonly (readonly (number | null)[])[],
  more: Partial<SeriesData> = {},
): Story => ({ args: { figure: described(seriesOf(title, values, more)) } });

/** A line ends at the height of its label. */
export const Small: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    await expect(drawing).toHaveAccessibleName(
      'Weekly error of the forecast: nightly 17.1% at week 8, by hand 23.7%; lower is better.',
    );
    const label = canvas.getByText('17.1% nightly').getBoundingClientRect();
    const ends = [...drawingOf(canvas).querySelectorAll('svg path')]
      .map((path) => path.getBoundingClientRect())
      .filter(({ width }) => width < 10);
    await expect(ends).toHaveLength(1);
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    await expect(Math.abs(middle(label) - middle(ends[0] as DOMRect))).toBeLessThan(3);
  },
};

export const Large: Story = { args: { size: 'lg' } };

const valueText = 'Week 3: 18.1% nightly, 24.2% by hand, 6.1\u00a0points lower.';

/** The sentence takes the place of the method, so nothing moves. */
export const Read: Story = {
  tags: ['visual'],
  args: { size: 'lg' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const height = canvasElement.scrollHeight;
    const line = await canvas.findByRole('slider', { name: `Numbers: ${args.figure.title}` });
    await expect(canvas.queryByText('−6.1 points')).toBeNull();
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await fireEvent.change(line, { target: { value: 2 } });
    await expect(line).toHaveAttribute('aria-valuetext', valueText);
    await expect(canvas.getByText(/^Week 3/)).toBeVisible();
    for (const text of ['18.1% nightly', '24.2% by hand', '−6.1 points', 'week 3']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText(args.figure.method)).not.toBeVisible();
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};

/** Places may be unevenly far apart, and a mouse leaves no trace. */
export const ReadByPointer: Story = {
  tags: ['behaviour'],
  args: {
    size: 'lg',
    figure: described({
      ...examples.series,
      x: { label: 'week', values: [1, 2, 3, 4, 5, 6, 7, 50] },
    }),
  },
  play: async ({ args, canvas }) => {
    const target = await canvas.findByRole('slider');
    const { left, right } = target.getBoundingClientRect();
    await fireEvent.pointerMove(target, { clientX: left + 0.75 * (right - left) });
    await expect(await canvas.findByText('week 50')).toBeVisible();
    await fireEvent.pointerMove(target, { clientX: left + 14 });
    await expect(await canvas.findByText(/^Week 1:/)).toBeVisible();
    await fireEvent.pointerOut(target, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(canvas.getByText(args.figure.method)).toBeVisible());
  },
};

export const WithoutColor: Story = { args: { color: undefined } };

export const OneLine = of('Rows read per second', [[3, 8, 13, 21, 34]], { unit: 'k' });

export const WithBandAndBaseline = of(
  'Questions answered correctly',
  [
    [61, 66, 72, 74, 79, 81],
    [60, 61, 61, 62, 64, 64],
    [55, 57, 56, 58, 59, 61],
  ],
  {
    band: { label: '80% interval', low: [52, 58, 66, 69, 74, 77], high: [70, 73, 78, 80, 84, 86] },
    baseline: { label: 'target', value: 80 },
    better: 'higher',
    axis: 'correct answers',
    method: '500 questions after each step of training.',
  },
);

export const LargeWithBandAndBaseline: Story = {
  args: { ...WithBandAndBaseline.args, size: 'lg' },
};

/** A line stops before a missing value, and starts after it. */
export const WithGaps: Story = {
  ...of(
    'Error of the sensor',
    [
      [30, 28, null, null, 24, 22, null, 20],
      [null, 35, 34, null, 33, null, null, null],
    ],
    { axis: 'relative error', method: 'A sensor that lost its signal twice.' },
  ),
  play: async ({ canvas }) => {
    const drawing = drawingOf(canvas);
    const ours = [...drawing.querySelectorAll('path')].at(-3);
    await expect(ours?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
    await expect(drawing).toHaveTextContent('33% before, step 5');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /ours 20% at step 8, before 33% at step 5/,
    );
  },
};

export const LargeWithGaps: Story = { args: { ...WithGaps.args, size: 'lg' } };

export const OursEndsEarly = of('Error of the forecast', [
  [30, 28, 25, null, null],
  [30, 31, 33, 32, 34],
]);

export const NothingToCompareWith = of('Error of the model', [
  [30, 28, 25],
  [null, null, null],
]);

export const SameEnd = of(
  'Share of spam',
  [
    [30, 25, 22, 20],
    [10, 14, 18, 20],
    [20, 20, 20, 20],
  ],
  { axis: 'share of messages', method: 'Three filters, on the messages of four weeks.' },
);

export const LargeSameEnd: Story = { args: { ...SameEnd.args, size: 'lg' } };

const riders = [40, 47, 55, 61, 58, 66];
const months = ['2024-10', '2024-11', '2024-12', '2025-01', '2025-02', '2025-03'];

export const Dates = of('Riders on a weekday', [riders], {
  x: { label: 'month', values: months },
  unit: undefined,
  axis: 'riders',
  better: 'higher',
  lines: [{ label: 'thousands', values: riders, ours: true }],
  method: 'Counted at the doors of the trams.',
});

export const LargeDates: Story = { args: { ...Dates.args, size: 'lg' } };

export const FarFromZero = of(
  'Accuracy on new farms',
  [
    [98.2, 98.4, 98.9, 98.7],
    [98.1, 98.2, 98.2, 98.3],
  ],
  { better: 'higher' },
);

export const BelowZero = of('Above the norm', [[-12, -4, 3, 8]], { unit: '°C' });

export const OnlyBelowZero = of('Coldest night', [[-30, -24, -12, -8]], { unit: '°C' });

export const AllZero = of('Lost messages', [[0, 0, 0, 0]], { unit: 'messages' });

export const NeverChanges = of('Errors a day', [[7, 7, 7, 7]], { unit: 'errors' });

export const Huge = of('Rows a day', [[1_200_000_000, 2_900_000_000, 4_100_000_000]], {
  unit: 'rows',
});

export const Tiny = of('Time of one step', [[0.0000012, 0.0000009, 0.0000004]], { unit: 's' });

export const LongWordsStayApart: Story = {
  tags: ['behaviour'],
  args: withTexts({ ...WithBandAndBaseline.args }, asLongWord),
};

export const LongWordsStayApartInLarge: Story = {
  tags: ['behaviour'],
  args: { ...LongWordsStayApart.args, size: 'lg' },
};

/** Time runs from right to left, and a line ends at its label, at the left. */
export const RunsFromRightToLeftInArabic: Story = {
  tags: ['behaviour'],
  globals: arabic,
  args: { size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    const drawing = within(drawingOf(canvas));
    await expectRightToLeft(drawing.getByText('week 1'), drawing.getByText('8'));
    const plot = canvasElement.querySelector('svg');
    const dot = [...canvasElement.querySelectorAll('svg path')].at(-1);
    await expectRightToLeft(
      drawing.getByText('30%'),
      plot,
      dot,
      drawing.getByText('17.1% nightly'),
    );
  },
};
