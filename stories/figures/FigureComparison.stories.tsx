import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectRightToLeft, expectTidyDrawings } from '../support/expectations.ts';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { comparison, described } from '../support/figures.ts';
import { arabic } from '../support/widths.ts';
import { guide } from './FigureComparison.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: described(comparison), color: '#c25b3f' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allFigures, tags: ['visual'] };

export const Large: Story = widestFigures;

export const LargeText: Story = figuresInLargeText;

/** Names are at the right, next to the beginning of the axis; a larger value is further to the left. */
export const RightToLeft: Story = {
  globals: arabic,
  play: async ({ canvas, canvasElement }) => {
    const drawing = within(canvas.getByRole('img'));
    await expectRightToLeft(...['0', '5', '10%'].map((tick) => drawing.getByText(tick)));
    await expectRightToLeft(...canvasElement.querySelectorAll('circle'));
    await expectRightToLeft(
      drawing.getByText('this model'),
      canvasElement.querySelector('circle'),
      drawing.getByText('6.8%'),
    );
    await expectTidyDrawings(canvasElement);
  },
};
