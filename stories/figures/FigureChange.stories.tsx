import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectRightToLeft, expectTidyDrawings } from '../support/expectations.ts';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { change, described } from '../support/figures.ts';
import { arabic } from '../support/widths.ts';
import { guide } from './FigureChange.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: described(change), color: '#3b7dd8' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allFigures, tags: ['visual'] };

export const Large: Story = widestFigures;

export const LargeText: Story = figuresInLargeText;

/** The axis begins at the right, and both arrows point to the lower values there. */
export const RightToLeft: Story = {
  globals: arabic,
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(canvas.getByText('0'), canvas.getByText('400 ms'));
    const [before, after] = canvasElement.querySelectorAll('circle');
    const arrow = canvasElement.querySelector('svg svg path');
    await expectRightToLeft(after, arrow, before);
    // Its tip is a single point, at the side of the later dot.
    await expect(arrow?.getAttribute('d')).toBe('M5 0l9-5v10z');
    const note = canvas.getByText('→ الأقل أفضل');
    await expect(getComputedStyle(note)).toMatchObject({ direction: 'rtl', textAlign: 'start' });
    await expectTidyDrawings(canvasElement);
  },
};
