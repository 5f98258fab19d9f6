import { Figure } from '@portfolio/ui/Figure';
import type { ComparisonData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectTidyDrawings } from '../support/expectations.ts';
import { drawnAs, drawnWithLongTexts, WIDEST } from '../support/figureGrid.tsx';
import { comparison } from '../support/figures.ts';
import { arabic, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { rightToLeft } from '../support/widths.ts';
import { guide } from './FigureComparison.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: comparison, color: '#c25b3f' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

const names = [
  'this model',
  'gradient boosting',
  'like today',
  'linear',
  'by hand',
  'median',
  'none',
];

/** A comparison of these values, the first of which is ours. */
const of = (title: string, values: readonly number[], more: Partial<ComparisonData> = {}) => ({
  ...comparison,
  title,
  values: values.map((value, index) => ({
    label: names[index] ?? `${index}`,
    value,
    ours: index === 0,
  })),
  ...more,
});

const withIntervals: ComparisonData = {
  ...comparison,
  title: 'With intervals',
  values: [
    { label: 'this model', value: 6.8, interval: [6.1, 7.4], ours: true },
    { label: 'gradient boosting', value: 7.9, interval: [7.2, 8.8] },
    { label: 'like today', value: 9.5 },
  ],
};

const states = [
  comparison,
  withIntervals,
  of('Two', [12, 30], { unit: 'ms' }),
  of('Close to each other', [0.913, 0.902, 0.897], { unit: undefined, better: 'higher' }),
  of('Around zero', [4.2, -1.5, -8], { unit: '°C', better: 'higher' }),
  of('Only below zero', [-4.2, -1.5, -8], { unit: '°C', better: 'higher' }),
  of('With zero', [0, 3, 12], { unit: 'errors' }),
  of('All zero', [0, 0], { unit: 'errors' }),
  of('Four', [31, 52, 78, 90], { unit: 'ms' }),
  of('Five', [31, 52, 78, 90, 97], { unit: 'ms' }),
  of('Seven', [31, 52, 78, 90, 97, 98, 99], { unit: 'ms' }),
  of('Huge', [1_200_000, 9_800_000, 12_000_000], { unit: 'rows' }),
  of('Tiny', [0.0000012, 0.0000098, 0.000014], { unit: 's' }),
  of('Nothing of ours', [31, 52], {
    values: [
      { label: 'one', value: 31 },
      { label: 'other', value: 52 },
    ],
  }),
];

export const Small: Story = {
  ...drawnAs({ figures: states, size: 'sm' }, expectTidyDrawings),
};

/** Text twice as large leaves a narrow figure half the room. */
export const LargeText: Story = { ...Small, ...largeText };

export const Large: Story = {
  ...drawnAs(
    { figures: [withIntervals, ...states.slice(3, 5)], width: WIDEST },
    expectTidyDrawings,
  ),
};

const long = (text: string): ComparisonData => ({
  ...withIntervals,
  title: text,
  axis: text,
  values: withIntervals.values.map((value) => ({ ...value, label: `${value.label} ${text}` })),
  method: text,
});

export const LongLabels: Story = {
  ...drawnWithLongTexts(
    [long(sentence), long('Donau'.repeat(20))],
    [long(sentence)],
    expectTidyDrawings,
  ),
};

export const RightToLeft: Story = {
  ...rightToLeft({ figure: long(arabic.sentence) }),
  play: ({ canvasElement }) => expectTidyDrawings(canvasElement),
};
