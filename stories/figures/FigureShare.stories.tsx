import { Figure } from '@portfolio/ui/Figure';
import type { ShareData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTidyDrawings } from '../support/expectations.ts';
import { drawnAs, drawnWithLongTexts, WIDEST } from '../support/figureGrid.tsx';
import { share } from '../support/figures.ts';
import { arabic, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { rightToLeft } from '../support/widths.ts';
import { guide } from './FigureShare.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: share, color: '#2b9470' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

const of = (part: number, whole: number, more: Partial<ShareData> = {}): ShareData => ({
  ...share,
  title: `${part} of ${whole}`,
  part,
  whole,
  ...more,
});

const states = [
  share,
  of(5, 5),
  of(0, 6),
  of(1, 1),
  of(17, 24),
  of(7, 13),
  of(12, 25),
  of(3871, 4200, { unit: 'photographs', label: 'graded as two graders did' }),
  of(0, 400),
  of(400, 400),
  of(1, 4200),
  of(4199, 4200),
  of(940_000, 1_200_000, { unit: 'rows', label: 'matched' }),
];

/** Up to 24 can be counted; more are a bar. */
export const Small: Story = {
  ...drawnAs({ figures: states, size: 'sm' }, expectTidyDrawings),
};

/** Text twice as large leaves a narrow figure half the room. */
export const LargeText: Story = { ...Small, ...largeText };

export const Large: Story = {
  ...drawnAs({ figures: [share, of(17, 24), of(3871, 4200)], width: WIDEST }, expectTidyDrawings),
};

const long = (text: string, part: number, whole: number) =>
  of(part, whole, { title: `${whole} ${text}`, label: text, unit: text, method: text });

export const LongLabels: Story = {
  ...drawnWithLongTexts(
    [long(sentence, 17, 24), long('Donau'.repeat(20), 170, 240)],
    [long(sentence, 17, 24)],
    expectTidyDrawings,
  ),
};

export const RightToLeft: Story = {
  ...rightToLeft({ figure: long(arabic.label, 17, 24) }),
  play: async ({ canvas, canvasElement }) => {
    await expectTidyDrawings(canvasElement);
    // Not "of 24 17".
    const [part, , whole] = [...canvas.getByText('17 of 24').childNodes].map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect().left;
    });
    await expect(part).toBeLessThan(Number(whole));
  },
};
