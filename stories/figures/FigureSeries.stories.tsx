import { Figure } from '@portfolio/ui/Figure';
import type { SeriesData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectApart, expectInside, expectNoSidewaysScroll } from '../support/expectations.ts';
import { drawnAs, drawnWithLongTexts, FigureGrid, WIDEST } from '../support/figureGrid.tsx';
import { series, seriesOf } from '../support/figures.ts';
import { arabic, longText, longWord } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { rightToLeft } from '../support/widths.ts';
import { guide } from './FigureSeries.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: series, color: '#3b7dd8' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

const months = Array.from(
  { length: 13 },
  (_, month) =>
    `${2023 + Math.floor((month + 9) / 12)}-${String(((month + 9) % 12) + 1).padStart(2, '0')}`,
);

const withEverything = seriesOf(
  'Three lines, band and baseline',
  [
    [61, 66, 72, 74, 79, 81],
    [60, 61, 61, 62, 64, 64],
    [55, 57, 56, 58, 59, 61],
  ],
  {
    band: { label: '80% interval', low: [52, 58, 66, 69, 74, 77], high: [70, 73, 78, 80, 84, 86] },
    baseline: { label: 'target', value: 80 },
    better: 'higher',
  },
);

const withGaps = seriesOf('With gaps', [
  [30, 28, null, null, 24, 22, null, 20],
  [null, 35, 34, null, 33, null, null, null],
]);

const same = seriesOf('All end at the same value', [
  [30, 25, 22, 20],
  [10, 14, 18, 20],
  [20, 20, 20, 20],
]);

const states = [
  series,
  seriesOf('One line', [[3, 8, 13, 21, 34]], { unit: 'ms' }),
  withEverything,
  withGaps,
  same,
  seriesOf(
    'Months',
    [Array.from({ length: 13 }, (_, index) => 40 + 20 * Math.sin(index / 2))].map((line) =>
      line.map(Math.round),
    ),
    {
      x: { label: 'month', values: months },
      unit: undefined,
    },
  ),
  seriesOf(
    'Far from zero',
    [
      [98.2, 98.4, 98.9, 98.7],
      [98.1, 98.2, 98.2, 98.3],
    ],
    { better: 'higher' },
  ),
  seriesOf(
    'Above and below zero',
    [
      [-12, -4, 3, 8],
      [-12, -14, -9, -13],
    ],
    { unit: '°C' },
  ),
  seriesOf('Only below zero', [[-30, -24, -12, -8]], { unit: '°C' }),
  seriesOf('All zero', [[0, 0, 0, 0]], { unit: 'errors' }),
  seriesOf('Never changes', [[7, 7, 7, 7]], { unit: 'errors' }),
  seriesOf('Huge', [[1_200_000_000, 2_900_000_000, 4_100_000_000]], { unit: 'rows' }),
  seriesOf('Tiny', [[0.0000012, 0.0000009, 0.0000004]], { unit: 's' }),
  seriesOf('Our last values are missing', [
    [30, 28, 25, null, null],
    [30, 31, 33, 32, 34],
  ]),
  seriesOf('Nothing to compare with', [
    [30, 28, 25],
    [null, null, null],
  ]),
];

/** The labels at the ends of the lines of a figure; the one after them is below its axis. */
const findLabels = (figure: Element) =>
  [...figure.querySelectorAll('[role="img"] span[dir]')].slice(0, -1);

/** Fails if labels overlap, or if one leaves its figure. */
async function expectTidyLabels(canvasElement: HTMLElement) {
  for (const figure of canvasElement.querySelectorAll('figure')) {
    const labels = findLabels(figure);
    await expect(labels.length).toBeGreaterThan(0);
    for (const [index, label] of labels.entries()) {
      await expectInside(label, figure);
      for (const other of labels.slice(0, index)) await expectApart(label, other);
    }
  }
  await expectNoSidewaysScroll(canvasElement);
}

/** Labels are at the ends of their lines, apart from each other and within the figure. */
export const Small: Story = {
  render: (args) => <FigureGrid {...args} figures={states} size="sm" />,
  play: async ({ canvas, canvasElement }) => {
    await expectTidyLabels(canvasElement);
    const [drawing] = canvas.getAllByRole('img');
    await expect(drawing).toHaveAccessibleName(
      'Weekly error of the forecast: nightly 17.1% at week 8, by hand 23.7%; lower is better.',
    );
    // A line ends at the height of its label.
    const label = canvas.getByText('17.1% nightly').getBoundingClientRect();
    const ends = [...(drawing?.querySelectorAll('svg path') ?? [])]
      .map((path) => path.getBoundingClientRect())
      .filter(({ width }) => width < 10);
    await expect(ends).toHaveLength(1);
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    await expect(Math.abs(middle(label) - middle(ends[0] as DOMRect))).toBeLessThan(3);
  },
};

/** A line stops before a missing value, and starts after it. */
export const Gaps: Story = {
  args: { figure: withGaps, size: 'sm' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    const ours = [...drawing.querySelectorAll('path')].at(-3);
    await expect(ours?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
    await expect(drawing).toHaveTextContent('33% before, step 5');
    await expect(drawing).toHaveAccessibleName(/ours 20% at step 8, before 33% at step 5/);
  },
};

export const Large: Story = {
  render: (args) => (
    <FigureGrid
      {...args}
      figures={[series, withEverything, withGaps, states[5] ?? series]}
      width={WIDEST}
    />
  ),
  play: ({ canvasElement }) => expectTidyLabels(canvasElement),
};

export const LargeNarrow: Story = {
  ...drawnAs({ figures: [series, withEverything, same] }, expectTidyLabels),
};

/** A figure with this text in all places. */
const long = (text: string): SeriesData => ({
  ...withEverything,
  title: text,
  axis: text,
  unit: 'requests',
  x: { ...withEverything.x, label: text },
  lines: withEverything.lines.map((each) => ({ ...each, label: `${each.label} ${text}` })),
  band: withEverything.band && { ...withEverything.band, label: `80% ${text}` },
  baseline: { label: `target ${text}`, value: 80 },
  method: text,
});

export const LongLabels: Story = {
  ...drawnWithLongTexts([long(longText), long(longWord)], [long(longText)], expectTidyLabels),
};

/** Time still runs from left to right. */
export const RightToLeft: Story = {
  ...rightToLeft({ figure: long(arabic.label) }),
  play: ({ canvasElement }) => expectTidyLabels(canvasElement),
};

export const LargeText: Story = {
  ...largeText,
  ...drawnAs({ figures: [series, withEverything, same], size: 'sm' }, expectTidyLabels),
};
