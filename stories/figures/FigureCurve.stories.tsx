import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { roc } from '../support/figures.ts';
import { guide } from './FigureCurve.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: roc, color: '#2b9470' },
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
