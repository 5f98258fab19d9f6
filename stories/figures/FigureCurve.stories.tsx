import type { CurveData } from '@portfolio/figures/curve/schema';
import { examples } from '@portfolio/figures/kinds';
import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { asLongWord, withTexts } from '../../.storybook/docs/withTexts.ts';
import { expectRightToLeft, expectTidyDrawings } from '../support/expectations.ts';
import { figureGuide } from '../support/figureGuide.ts';
import { drawingOf, staysTidyInEachPlace } from '../support/figureStories.ts';
import { described } from '../support/figures.ts';
import { largeText } from '../support/visitor.ts';
import { arabic, inlineSize, phone } from '../support/widths.ts';

const figure = described(examples.curve);

const guide = figureGuide(figure, {
  purpose:
    'Judges a classifier at every threshold: a curve between 0 and 1, next to what guessing reaches.',
  use: [
    'With `form: "roc"` for true against false positives; with `precision-recall` where positives are rare; with `calibration` for predicted against observed rates.',
    'With `operatingPoint`, to show the threshold at which it is used. Its label says what that means: `at 95% sensitivity, specificity 68%`.',
    'It takes `form` and `points`, each two numbers from 0 to 1; `area`, `operatingPoint` and `prevalence` where they are known.',
  ],
  avoid: {
    'The threshold is fixed.': 'Use `FigureMatrix`, which counts the mistakes.',
    'It is a learning curve, or anything over time.': 'Use `FigureSeries`.',
    'Several classifiers are ranked.': 'Use `FigureComparison` with their areas.',
    'Positives are rare, and it would be a ROC curve.':
      'Use `precision-recall`. A ROC curve looks good even if most alarms are false.',
  },
  parts: {
    'Vertical axis': 'Named by `form`.',
    Curve: 'In a square. The area below it is tinted where `area` is given.',
    Reference: 'What guessing reaches; of a calibration, the diagonal “as predicted”.',
    Area: 'The number that sums up the curve.',
    'Point of use': 'The dot on the curve, in words.',
  },
});

const meta = {
  component: Figure,
  args: { figure, color: '#2b9470', size: 'sm' },
  afterEach: staysTidyInEachPlace,
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

const small = (data: Partial<CurveData>): Story => ({
  args: { figure: described({ ...examples.curve, ...data }) },
});

export const Small: Story = {};

/** The drawing is a square; the area and the point of use are next to it. */
export const Large: Story = {
  args: { size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Which radiographs need attention: ROC curve with an area of 0.91; at 95% sensitivity, specificity 68%.',
    );
    const { width = 0, height = 1 } =
      canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(1, 1);
  },
};

export const WithBand: Story = {
  args: {
    size: 'lg',
    figure: described({
      ...examples.curve,
      band: {
        label: '95% interval',
        low: [0, 0.26, 0.44, 0.62, 0.78, 0.91, 0.96, 0.985, 1],
        high: [0, 0.42, 0.6, 0.77, 0.89, 0.98, 0.99, 1, 1],
      },
    }),
  },
};

/** A threshold is the score from which a case counts as positive. */
export const Read: Story = {
  tags: ['visual'],
  args: {
    size: 'lg',
    figure: described({
      ...examples.curve,
      thresholds: [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.35, 0.2, 0],
    }),
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider');
    await fireEvent.change(line, { target: { value: 3 } });
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      'Threshold 0.7: false positive rate 0.1, true positive rate 0.7, guessing 0.1, 0.6 higher.',
    );
    for (const text of ['threshold 0.7', '0.7', '+0.6']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const WithoutColor: Story = { args: { color: undefined } };

export const PrecisionRecall = small({
  title: 'Precision and recall',
  form: 'precision-recall',
  points: [
    [0, 1],
    [0.2, 0.96],
    [0.4, 0.91],
    [0.6, 0.8],
    [0.8, 0.55],
    [0.9, 0.34],
    [1, 0.12],
  ],
  area: 0.74,
  prevalence: 0.12,
  operatingPoint: { at: [0.6, 0.8], label: 'four of five alarms are right' },
  method: '2,000 hours of a machine that failed 240 times.',
});

export const LargePrecisionRecall: Story = { args: { ...PrecisionRecall.args, size: 'lg' } };

export const Calibration = small({
  title: 'Predicted and observed rates',
  form: 'calibration',
  points: [
    [0.05, 0.04],
    [0.15, 0.17],
    [0.3, 0.28],
    [0.5, 0.56],
    [0.7, 0.72],
    [0.9, 0.88],
  ],
  area: undefined,
  operatingPoint: undefined,
  method: '900 forecasts of rain, compared with the weather.',
});

export const LargeCalibration: Story = { args: { ...Calibration.args, size: 'lg' } };

export const NoPoint = small({ operatingPoint: undefined });

export const NoArea = small({ area: undefined });

export const NoAreaNoPoint = small({ area: undefined, operatingPoint: undefined });

export const Guessing = small({
  title: 'Which coin lands on heads',
  points: [
    [0, 0],
    [1, 1],
  ],
  area: 0.5,
  operatingPoint: undefined,
});

export const Perfect = small({
  title: 'Which shapes are squares',
  points: [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  area: 1,
  operatingPoint: undefined,
});

export const MostlyPositive = small({
  title: 'Which letters arrive in time',
  form: 'precision-recall',
  prevalence: 0.9,
  points: [
    [0, 1],
    [0.5, 0.97],
    [1, 0.9],
  ],
  area: 0.96,
  operatingPoint: undefined,
});

export const LongWordsStayApart: Story = {
  tags: ['behaviour'],
  args: withTexts({ figure }, asLongWord),
};

export const LongWordsStayApartInLarge: Story = {
  tags: ['behaviour'],
  args: { ...LongWordsStayApart.args, size: 'lg' },
};

/** In a phone's card with text twice as large, the curve and its number are left: the names of the axes would be cut. */
export const DropsNamesOfAxesForLargeText: Story = {
  ...largeText,
  tags: ['behaviour'],
  globals: { ...phone, language: 'de' },
  decorators: [inlineSize(9)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Falsch-positiv-Rate')).not.toBeVisible();
    await expect(canvas.getByText('Sensitivität')).not.toBeVisible();
    const number = canvas.getByText('0,91');
    await expect(number).toBeVisible();
    await expect(number.getClientRects()).toHaveLength(1);
    await expectTidyDrawings(canvasElement);
  },
};

/** Both axes begin at the right, the facts are at the left. */
export const RunsFromRightToLeftInArabic: Story = {
  tags: ['behaviour'],
  globals: arabic,
  args: { size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    const drawing = within(drawingOf(canvas));
    const [first, last] = [drawing.getAllByText('0').at(-1), drawing.getAllByText('1').at(-1)];
    await expectRightToLeft(first, last);
    const square = canvasElement.querySelector('svg');
    await expectRightToLeft(drawing.getAllByText('0.6')[0], square, drawing.getByText('0.91'));
    const used = [...canvasElement.querySelectorAll('svg path')].at(-1);
    // The point of use is at a third of the axis, from its beginning.
    await expectRightToLeft(first, used, square);
  },
};
