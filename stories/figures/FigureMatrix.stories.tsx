import { Figure } from '@portfolio/ui/Figure';
import type { MatrixData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectInside, expectNoSidewaysScroll } from '../support/expectations.ts';
import { drawnAs, drawnWithLongTexts, FigureGrid, WIDEST } from '../support/figureGrid.tsx';
import { matrix } from '../support/figures.ts';
import { arabic, longText, longWord } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { rightToLeft } from '../support/widths.ts';
import { guide } from './FigureMatrix.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: matrix, color: '#a9771a' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

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

/** Fails if anything leaves its figure. */
async function expectTidy(canvasElement: HTMLElement) {
  for (const figure of canvasElement.querySelectorAll('figure')) {
    for (const text of figure.querySelectorAll('[role="img"] *')) {
      if (!text.closest('[data-ours], bdi, small')) await expectInside(text, figure);
    }
  }
  await expectNoSidewaysScroll(canvasElement);
}

/** Counts and shares of few classes; with more, a map of the cells and what it says. */
export const Small: Story = {
  render: (args) => <FigureGrid {...args} figures={states} size="sm" />,
  play: async ({ canvas, canvasElement }) => {
    await expectTidy(canvasElement);
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName(
      'Grades of mangoes: of 600 mangoes, 546 (91%) were classified correctly; most often B was taken for A (18). Recall: A 93%, B 89%, C 91%.',
    );
    const figures = [...canvasElement.querySelectorAll('figure')];
    await expect(figures.every(({ clientHeight }) => clientHeight === 136)).toBe(true);
  },
};

export const Large: Story = {
  ...drawnAs({ figures: [matrix, two, of(4), of(10)], width: WIDEST }, expectTidy),
};

/** Even ten classes have their counts. */
export const LargeNarrow: Story = {
  ...drawnAs({ figures: [matrix, of(10)] }, expectTidy),
};

const long = (text: string): MatrixData => ({
  ...matrix,
  title: text,
  rows: text,
  columns: text,
  classes: ['A', 'B', 'C'].map((name) => `${name} ${text}`),
  method: text,
});

export const LongLabels: Story = {
  ...drawnWithLongTexts(
    [long(longText), long(longWord)],
    [long(longWord), of(6, (index) => `${longWord} ${index}`)],
    expectTidy,
  ),
};

/** Columns follow the writing. */
export const RightToLeft: Story = {
  ...rightToLeft({ figure: long(arabic.label) }),
  play: ({ canvasElement }) => expectTidy(canvasElement),
};

export const LargeText: Story = {
  ...largeText,
  ...drawnAs({ figures: [matrix, of(7)], size: 'sm', width: 560 }, expectTidy),
};
