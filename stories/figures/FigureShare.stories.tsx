import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectRightToLeft, expectTidyDrawings } from '../support/expectations.ts';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { described, share } from '../support/figures.ts';
import { placeOf } from '../support/placeOf.ts';
import { arabic } from '../support/widths.ts';
import { guide } from './FigureShare.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: described(share), color: '#2b9470' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allFigures, tags: ['visual'] };

export const Large: Story = widestFigures;

export const LargeText: Story = figuresInLargeText;

/** A note takes the place of words that the title says already. */
export const Note: Story = {
  args: { figure: described({ ...share, note: 'the twelfth was found later' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the twelfth was found later')).toBeVisible();
    await expect(canvas.queryByText(`${share.unit} ${share.label}`)).toBeNull();
  },
};

/** The part is read before the whole: not “of 24 17”. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('11 of 12');
    await expect(placeOf(text, '11').left).toBeLessThan(placeOf(text, '12').left);
  },
};

/** The first of the dots is at the right. */
export const DotsRightToLeft: Story = {
  globals: arabic,
  play: async ({ canvas, canvasElement }) => {
    const dots = [...canvas.getByRole('img').querySelectorAll('span:empty')];
    await expectRightToLeft(...dots);
    await expectTidyDrawings(canvasElement);
  },
};

/** So does a bar begin there. */
export const BarRightToLeft: Story = {
  globals: arabic,
  args: { figure: described({ ...share, part: 110, whole: 400 }) },
  play: async ({ canvas, canvasElement }) => {
    const drawing = within(canvas.getByRole('img'));
    await expectRightToLeft(drawing.getByText('0'), drawing.getByText('400'));
    const [whole, part] = [...canvasElement.querySelectorAll('rect')].map((rect) =>
      rect.getBoundingClientRect(),
    );
    await expect(part?.right).toBeCloseTo(whole?.right ?? 0, 0);
    await expect(part?.width).toBeLessThan((whole?.width ?? 0) / 3);
  },
};
