import { Figure } from '@portfolio/ui/Figure';
import type { CurveData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectApart, expectInside, expectNoSidewaysScroll } from '../support/expectations.ts';
import { drawnAs, drawnWithLongTexts, FigureGrid, WIDEST } from '../support/figureGrid.tsx';
import { calibration, precisionRecall, roc } from '../support/figures.ts';
import { arabic, longText, longWord } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { rightToLeft } from '../support/widths.ts';
import { guide } from './FigureCurve.guide.tsx';

const { area: _, operatingPoint: __, ...curve } = roc;
const meta = {
  component: Figure,
  args: { figure: roc, color: '#2b9470' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

const states: CurveData[] = [
  roc,
  precisionRecall,
  calibration,
  { ...curve, title: 'No area, no operating point' },
  { ...roc, title: 'No operating point', operatingPoint: undefined },
  { ...roc, title: 'No area', area: undefined },
  {
    ...curve,
    title: 'Guessing',
    points: [
      [0, 0],
      [1, 1],
    ],
    area: 0.5,
  },
  {
    ...curve,
    title: 'Perfect',
    points: [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    area: 1,
  },
  {
    ...precisionRecall,
    title: 'Mostly positive',
    prevalence: 0.9,
    points: [
      [0, 1],
      [0.5, 0.97],
      [1, 0.9],
    ],
    area: 0.96,
    operatingPoint: undefined,
  },
];

/** Fails if a curve isn't in a square, or if names, ticks and facts are over each other. */
async function expectTidy(canvasElement: HTMLElement) {
  for (const figure of canvasElement.querySelectorAll('figure')) {
    const { width = 0, height = 1 } = figure.querySelector('svg')?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(1, 1);
    const texts = [...figure.querySelectorAll('[role="img"] :is(p, span)')];
    for (const [index, text] of texts.entries()) {
      await expectInside(text, figure);
      for (const other of texts.slice(0, index)) await expectApart(text, other);
    }
  }
  await expectNoSidewaysScroll(canvasElement);
}

/** The area and the point of use are beside the curve. */
export const Small: Story = {
  render: (args) => <FigureGrid {...args} figures={states} size="sm" />,
  play: async ({ canvas, canvasElement }) => {
    await expectTidy(canvasElement);
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName(
      'Which radiographs need attention: ROC curve with an area of 0.91; at 95% sensitivity, specificity 68%.',
    );
  },
};

export const Large: Story = {
  ...drawnAs({ figures: states.slice(0, 3), width: WIDEST }, expectTidy),
};

export const LargeNarrow: Story = {
  ...drawnAs({ figures: states.slice(0, 3) }, expectTidy),
};

const long = (text: string): CurveData => ({
  ...roc,
  title: text,
  operatingPoint: { at: [0.32, 0.95], label: text },
  method: text,
});

export const LongLabels: Story = {
  ...drawnWithLongTexts([long(longText), long(longWord)], [long(longText)], expectTidy),
};

/** Axes still run from left to right. */
export const RightToLeft: Story = {
  ...rightToLeft({ figure: long(arabic.sentence) }),
  play: ({ canvasElement }) => expectTidy(canvasElement),
};

export const LargeText: Story = {
  ...largeText,
  ...drawnAs({ figures: states.slice(0, 3), size: 'sm', width: 560 }, expectTidy),
};
