import { Figure } from '@portfolio/ui/Figure';
import type { CurveData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureGrid, WIDEST } from './support/figureGrid.tsx';

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

export const Small: Story = {
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={states} size="sm" />,
};

export const Large: Story = {
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={states.slice(0, 3)} width={WIDEST} />,
};

export const LargeNarrow: Story = {
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={states.slice(0, 3)} />,
};
