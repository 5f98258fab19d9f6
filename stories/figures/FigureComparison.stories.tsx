import type { ComparisonData } from '@portfolio/figures/comparison/schema';
import { examples } from '@portfolio/figures/kinds';
import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { asLongWord, withTexts } from '../../.storybook/docs/withTexts.ts';
import { expectRightToLeft } from '../support/expectations.ts';
import { figureGuide } from '../support/figureGuide.ts';
import { drawingOf, staysTidyInEachPlace } from '../support/figureStories.ts';
import { described } from '../support/figures.ts';
import { arabic } from '../support/widths.ts';

const figure = described(examples.comparison);

const guide = figureGuide(figure, {
  purpose: 'Compares named values as dots on one axis, one of them ours.',
  use: [
    'When two to seven things were measured in the same way, in the same unit.',
    'With `interval`, to show how sure each value is.',
    'It takes `values`, each with `label` and `value`, `axis` (what is measured); `unit` and `better` where they apply. One value is `ours`.',
  ],
  avoid: {
    'It is one thing at two points in time.': 'Use `FigureChange`.',
    'The values follow each other in time.': 'Use `FigureSeries`.',
    'The values have different units.': 'Use `StatisticList`: there is no common axis.',
    'All values are variants of your own.':
      'Add what readers know, such as the method of today. Otherwise nobody can tell whether any of them is good.',
  },
  parts: {
    Label: 'Ours is bold, the others aren’t.',
    Dot: 'Ours is larger, in our colour. Without intervals, a line leads to it from zero.',
    Interval: 'Between which values it lies, with the certainty that the method states.',
    Value: 'In a column of its own, with as many decimals as the others.',
    Axis: 'What is measured, in full; which way is better; and a note if it doesn’t begin at zero.',
  },
});

const meta = {
  component: Figure,
  args: { figure, color: '#c25b3f', size: 'sm' },
  afterEach: staysTidyInEachPlace,
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

const small = (data: ComparisonData): Story => ({ args: { figure: described(data) } });

const names = ['this model', 'boosting', 'like today', 'linear', 'by hand', 'median', 'none'];

/** A small figure of these values, the first of which is ours. */
const of = (title: string, values: readonly number[], more: Partial<ComparisonData> = {}) =>
  small({
    ...examples.comparison,
    title,
    values: values.map((value, index) => ({
      label: names[index] ?? '',
      value,
      ours: index === 0,
    })),
    ...more,
  });

export const Small: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const WithoutColor: Story = { args: { color: undefined } };

export const WithIntervals = small({
  ...examples.comparison,
  values: [
    { label: 'this model', value: 6.8, interval: [6.1, 7.4], ours: true },
    { label: 'gradient boosting', value: 7.9, interval: [7.2, 8.8] },
    { label: 'like today', value: 9.5 },
  ],
});

export const LargeWithIntervals: Story = { args: { ...WithIntervals.args, size: 'lg' } };

export const FarFromZero = of('F1 score on held-out reports', [0.913, 0.902, 0.897], {
  unit: undefined,
  better: 'higher',
  axis: 'F1 score',
  method: '600 reports that were not trained on.',
});

export const LargeFarFromZero: Story = { args: { ...FarFromZero.args, size: 'lg' } };

export const AroundZero = of('Forecast minus measured', [4.2, -1.5, -8], {
  unit: '°C',
  better: 'higher',
});

export const OnlyBelowZero = of('Change of the error', [-4.2, -1.5, -8], { better: 'higher' });

export const WithZero = of('Errors in production', [0, 3, 12], { unit: 'errors' });

export const AllZero = of('Lost messages', [0, 0], { unit: 'messages' });

export const Two = of('Time to answer', [12, 30], { unit: 'ms' });

export const Five = of('Time to read a form', [31, 52, 78, 90, 97], { unit: 'ms' });

export const Seven = of('Time to train', [31, 52, 78, 90, 97, 98, 99], { unit: 'min' });

export const NoneIsOurs = small({
  ...examples.comparison,
  title: 'Share of the market',
  values: [
    { label: 'one', value: 31 },
    { label: 'other', value: 52 },
  ],
});

export const Huge = of('Rows read a day', [1_200_000, 9_800_000, 12_000_000], { unit: 'rows' });

export const Tiny = of('Time of one step', [0.0000012, 0.0000098, 0.000014], { unit: 's' });

export const LongWordsStayApart: Story = {
  tags: ['behaviour'],
  args: withTexts({ ...WithIntervals.args }, asLongWord),
};

export const LongWordsStayApartInLarge: Story = {
  tags: ['behaviour'],
  args: { ...LongWordsStayApart.args, size: 'lg' },
};

/** Names are at the right, next to the beginning of the axis; a larger value is further to the left. */
export const RunsFromRightToLeftInArabic: Story = {
  tags: ['behaviour'],
  globals: arabic,
  args: { size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    const drawing = within(drawingOf(canvas));
    await expectRightToLeft(...['0', '5', '10%'].map((tick) => drawing.getByText(tick)));
    await expectRightToLeft(...canvasElement.querySelectorAll('circle'));
    await expectRightToLeft(
      drawing.getByText('this model'),
      canvasElement.querySelector('circle'),
      drawing.getByText('6.8%'),
    );
  },
};
