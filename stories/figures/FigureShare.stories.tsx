import { examples } from '@portfolio/figures/kinds';
import type { ShareData } from '@portfolio/figures/share/schema';
import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { asLongWord, withTexts } from '../../.storybook/docs/withTexts.ts';
import { expectRightToLeft } from '../support/expectations.ts';
import { figureGuide } from '../support/figureGuide.ts';
import { drawingOf, staysTidyInEachPlace } from '../support/figureStories.ts';
import { described } from '../support/figures.ts';
import { placeOf } from '../support/placeOf.ts';
import { arabic } from '../support/widths.ts';

const { share } = examples;
const figure = described(share);

const guide = figureGuide(figure, {
  purpose: 'Shows how many of a whole something is true of: dots that can be counted, or a bar.',
  use: [
    'When a part of a whole was counted, such as 11 of 12 incidents.',
    'With up to 24 the whole is dots, one for each; with more it is a bar.',
    'It takes `part` and `whole`, `unit` (what is counted, in the plural) and `label` (what is true of the part). They read as a sentence: `11 of 12 incidents flagged within a day`.',
    'With `note` if the title says unit and label already: it takes their place next to the count, and says what became of the rest.',
  ],
  avoid: {
    'It compares before with after.': 'Use `FigureChange`.',
    'The whole has more than two parts.': 'Use `FigureComparison`.',
    'It is a percentage without a count behind it, such as a proficiency.': 'Use `Scale`.',
    'It would be “91.7 of 100 percent”.':
      'Give the count, `11 of 12`: it says how sure one can be.',
  },
  parts: {
    Dots: 'Filled for the part, hollow for the rest.',
    Count: 'The part and the whole, large.',
    Words: '`unit` and `label`, read as the rest of the sentence, or `note`.',
  },
});

const meta = {
  component: Figure,
  args: { figure, color: '#2b9470', size: 'sm' },
  afterEach: staysTidyInEachPlace,
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A small figure of this part of the whole. */
const of = (part: number, whole: number, more: Partial<ShareData> = {}): Story => ({
  args: { figure: described({ ...share, part, whole, ...more }) },
});

export const Small: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const WithoutColor: Story = { args: { color: undefined } };

/** A note takes the place of words that the title says already. */
export const WithNote: Story = {
  ...of(11, 12, { note: 'the twelfth was found later, or not at all' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the twelfth was found later, or not at all')).toBeVisible();
    await expect(canvas.queryByText(`${share.unit} ${share.label}`)).toBeNull();
  },
};

export const All = of(5, 5);

export const None = of(0, 6);

export const OneOfOne = of(1, 1);

export const MostDots = of(17, 24, {
  method: '24 past incidents with known start dates, replayed.',
});

export const LargeMostDots: Story = { args: { ...MostDots.args, size: 'lg' } };

export const Bar = of(3871, 4200, {
  title: 'Photographs graded as two experts did',
  unit: 'photographs',
  label: 'graded alike',
  method: '4,200 photographs, each graded by two experts.',
});

export const LargeBar: Story = { args: { ...Bar.args, size: 'lg' } };

export const ShortestBar = of(12, 25);

export const BarEmpty = of(0, 400);

export const BarFull = of(400, 400);

export const BarAlmostEmpty = of(1, 4200);

export const BarAlmostFull = of(4199, 4200);

export const Huge = of(940_000, 1_200_000, { unit: 'rows', label: 'matched' });

export const LongWordsStayApart: Story = {
  tags: ['behaviour'],
  args: withTexts({ figure }, asLongWord),
};

export const LongWordsStayApartInLarge: Story = {
  tags: ['behaviour'],
  args: { ...LongWordsStayApart.args, size: 'lg' },
};

/** The part is read before the whole: not “of 24 17”. */
export const CountKeepsItsOrderFromRightToLeft: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('11 of 12');
    await expect(placeOf(text, '11').left).toBeLessThan(placeOf(text, '12').left);
  },
};

export const DotsRunFromRightToLeftInArabic: Story = {
  tags: ['behaviour'],
  globals: arabic,
  args: { size: 'lg' },
  play: ({ canvas }) =>
    expectRightToLeft(...drawingOf(canvas).querySelectorAll('span:empty:not([role])')),
};

export const BarRunsFromRightToLeftInArabic: Story = {
  tags: ['behaviour'],
  globals: arabic,
  args: { size: 'lg', figure: described({ ...share, part: 110, whole: 400 }) },
  play: async ({ canvas, canvasElement }) => {
    const drawing = within(drawingOf(canvas));
    await expectRightToLeft(drawing.getByText('0'), drawing.getByText('400'));
    const [whole, part] = [...canvasElement.querySelectorAll('rect')].map((rect) =>
      rect.getBoundingClientRect(),
    );
    await expect(part?.right).toBeCloseTo(whole?.right ?? 0, 0);
    await expect(part?.width).toBeLessThan((whole?.width ?? 0) / 3);
  },
};
