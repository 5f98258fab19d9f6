import { Figure } from '@portfolio/ui/Figure';
import type { CurveData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectApart, expectInside, expectNoSidewaysScroll } from '../support/expectations.ts';
import { FigureGrid, WIDEST } from '../support/figureGrid.tsx';
import { arabic, longText, longWord } from '../support/samples.ts';
import { largeText } from '../support/visitor.ts';
import { rightToLeft } from '../support/widths.ts';

const roc: CurveData = {
  kind: 'curve',
  title: 'Which radiographs need attention',
  form: 'roc',
  points: [
    [0, 0],
    [0.02, 0.34],
    [0.05, 0.52],
    [0.1, 0.7],
    [0.18, 0.84],
    [0.32, 0.95],
    [0.5, 0.98],
    [0.75, 0.995],
    [1, 1],
  ],
  area: 0.91,
  operatingPoint: { at: [0.32, 0.95], label: 'at 95% sensitivity, specificity 68%' },
  method: '4,200 public images held out by patient.',
};

const precisionRecall: CurveData = {
  ...roc,
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
};

const { area: _, operatingPoint: __, ...curve } = roc;
const calibration: CurveData = {
  ...curve,
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
};

const meta = {
  component: Figure,
  args: { figure: roc, color: '#2b9470' },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={states} size="sm" />,
  play: async ({ canvas, canvasElement }) => {
    await expectTidy(canvasElement);
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName(
      'Which radiographs need attention: ROC curve with an area of 0.91; at 95% sensitivity, specificity 68%.',
    );
  },
};

export const Large: Story = {
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={states.slice(0, 3)} width={WIDEST} />,
  play: ({ canvasElement }) => expectTidy(canvasElement),
};

export const LargeNarrow: Story = {
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={states.slice(0, 3)} />,
  play: ({ canvasElement }) => expectTidy(canvasElement),
};

export const Dark: Story = { ...Small, globals: { theme: 'dark' } };

const long = (text: string): CurveData => ({
  ...roc,
  title: text,
  operatingPoint: { at: [0.32, 0.95], label: text },
  method: text,
});

export const LongLabels: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      <FigureGrid {...args} figures={[long(longText), long(longWord)]} size="sm" />
      <FigureGrid {...args} figures={[long(longText)]} />
    </>
  ),
  play: ({ canvasElement }) => expectTidy(canvasElement),
};

/** Axes still run from left to right. */
export const RightToLeft: Story = {
  tags: ['visual'],
  ...rightToLeft({ figure: long(arabic.sentence) }),
  play: ({ canvasElement }) => expectTidy(canvasElement),
};

export const LargeText: Story = {
  ...largeText,
  render: (args) => <FigureGrid {...args} figures={states.slice(0, 3)} size="sm" width={560} />,
  play: ({ canvasElement }) => expectTidy(canvasElement),
};
