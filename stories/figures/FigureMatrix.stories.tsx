import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectRightToLeft, expectTidyDrawings } from '../support/expectations.ts';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { described, matrix } from '../support/figures.ts';
import { arabic } from '../support/widths.ts';
import { guide } from './FigureMatrix.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: described(matrix), color: '#a9771a' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Grades of mangoes: of 600 mangoes, 546 (91%) were classified correctly; most often B was taken for A (18). Recall: A 93%, B 89%, C 91%.',
    ),
};

export const States: Story = { ...allFigures, tags: ['visual'] };

export const Large: Story = widestFigures;

export const LargeText: Story = figuresInLargeText;

/** The first class is at the right, and the names of the rows before it. */
export const RightToLeft: Story = {
  globals: arabic,
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(
      canvas.getByText('Actual grade'),
      ...['186', '12', '2'].map((count) => canvas.getAllByText(count)[0]),
    );
    await expectTidyDrawings(canvasElement);
  },
};
