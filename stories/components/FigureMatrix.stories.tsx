import { Figure } from '@portfolio/ui/Figure';
import type { MatrixData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureGrid, WIDEST } from './support/figureGrid.tsx';

const matrix: MatrixData = {
  kind: 'matrix',
  title: 'Grades of mangoes',
  unit: 'mangoes',
  rows: 'Actual grade',
  columns: 'Predicted grade',
  classes: ['A', 'B', 'C'],
  counts: [
    [186, 12, 2],
    [18, 178, 4],
    [1, 17, 182],
  ],
  method: '600 photographs from two farms that were not trained on.',
};

const meta = {
  component: Figure,
  args: { figure: matrix, color: '#a9771a' },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A matrix of so many classes, most of whose members are found. */
const of = (count: number, name = (index: number) => `class ${index + 1}`): MatrixData => ({
  ...matrix,
  title: `${count} classes`,
  unit: 'photographs',
  rows: 'Actual class',
  columns: 'Predicted class',
  classes: Array.from({ length: count }, (_, index) => name(index)),
  counts: Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) =>
      row === column
        ? 120 - 7 * row
        : Math.round(40 / (1 + Math.abs(row - column) ** 2) - (row % 3) * 4) % 23,
    ).map((value) => Math.max(0, value)),
  ),
});

const two: MatrixData = {
  ...matrix,
  title: 'Two classes',
  classes: ['pneumonia', 'no finding'],
  counts: [
    [380, 20],
    [1216, 2584],
  ],
};

const states: MatrixData[] = [
  matrix,
  two,
  of(4),
  of(5),
  of(7),
  of(10),
  {
    ...matrix,
    title: 'All right',
    counts: [
      [200, 0, 0],
      [0, 200, 0],
      [0, 0, 200],
    ],
  },
  {
    ...matrix,
    title: 'A class without members',
    counts: [
      [186, 12, 2],
      [0, 0, 0],
      [1, 17, 182],
    ],
  },
  {
    ...matrix,
    title: 'Nothing counted',
    counts: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  },
  {
    ...two,
    title: 'Huge',
    counts: [
      [48_000_000, 1_200_000],
      [356_000, 91_000_000],
    ],
  },
];

export const Small: Story = {
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={states} size="sm" />,
};

export const Large: Story = {
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={[matrix, two, of(4), of(10)]} width={WIDEST} />,
};

export const LargeNarrow: Story = {
  tags: ['visual'],
  render: (args) => <FigureGrid {...args} figures={[matrix, of(10)]} />,
};
