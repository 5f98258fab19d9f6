import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectRightToLeft, expectTidyDrawings } from '../support/expectations.ts';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { described, roc } from '../support/figures.ts';
import { largeText } from '../support/visitor.ts';
import { arabic, inlineSize, phone } from '../support/widths.ts';
import { guide } from './FigureCurve.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: described(roc), color: '#2b9470' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing is a square; the area and the point of use are beside it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Which radiographs need attention: ROC curve with an area of 0.91; at 95% sensitivity, specificity 68%.',
    );
    const { width = 0, height = 1 } =
      canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(1, 1);
  },
};

export const States: Story = { ...allFigures, tags: ['visual'] };

export const Large: Story = widestFigures;

export const LargeText: Story = figuresInLargeText;

/** In a phone's card with text twice as large, the curve and its number are left: the names of the axes would be cut. */
export const LargeTextOnAPhone: Story = {
  ...largeText,
  args: { size: 'sm' },
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
export const RightToLeft: Story = {
  globals: arabic,
  play: async ({ canvas, canvasElement }) => {
    const drawing = within(canvas.getByRole('img'));
    const [first, last] = [drawing.getAllByText('0').at(-1), drawing.getAllByText('1').at(-1)];
    await expectRightToLeft(first, last);
    const square = canvasElement.querySelector('svg');
    await expectRightToLeft(drawing.getAllByText('0.6')[0], square, drawing.getByText('0.91'));
    const used = [...canvasElement.querySelectorAll('svg path')].at(-1);
    // The point of use is at a third of the axis, from its beginning.
    await expectRightToLeft(first, used, square);
    await expectTidyDrawings(canvasElement);
  },
};
