import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { share } from '../support/figures.ts';
import { guide } from './FigureShare.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: share, color: '#2b9470' },
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
  args: { figure: { ...share, note: 'the twelfth was found later' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the twelfth was found later')).toBeVisible();
    await expect(canvas.queryByText(`${share.unit} ${share.label}`)).toBeNull();
  },
};

/** The part is read before the whole: not “of 24 17”. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('11 of 12').firstChild as Text;
    const leftOf = (number: string) => {
      const range = document.createRange();
      const start = text.data.indexOf(number);
      range.setStart(text, start);
      range.setEnd(text, start + number.length);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf('11')).toBeLessThan(leftOf('12'));
  },
};
