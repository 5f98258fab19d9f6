import type { ChangeData } from '@portfolio/figures/change/schema';
import { examples } from '@portfolio/figures/kinds';
import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asLongWord, withTexts } from '../../.storybook/docs/withTexts.ts';
import { expectRightToLeft } from '../support/expectations.ts';
import { figureGuide } from '../support/figureGuide.ts';
import { staysTidyInEachPlace } from '../support/figureStories.ts';
import { described } from '../support/figures.ts';
import { arabic } from '../support/widths.ts';

const figure = described(examples.change);

const guide = figureGuide(figure, {
  purpose: 'Shows one value before and after something changed, on one axis.',
  use: [
    'When the same thing was measured twice in the same way.',
    'When the direction counts: an arrow leads from before to after, and `better` says which way is good.',
    'It takes `before` and `after`, each with `label` and `value`, and `better`; `unit` if there is one.',
  ],
  avoid: {
    'There are more than two points in time.': 'Use `FigureSeries`.',
    'Different things are compared.': 'Use `FigureComparison`.',
    'It is so many of so many.': 'Use `FigureShare`.',
    'The labels would be “before” and “after”.':
      'Say what was different, in one or two words: `float` and `8 bit`.',
  },
  parts: {
    Before: 'A hollow, grey dot, with label and value above.',
    After: 'A filled dot in our colour, with a large value.',
    Arrow: 'From before to after. Left out where the dots are too close.',
    Direction: 'Which way is better, and a note if the axis doesn’t begin at zero.',
  },
});

const meta = {
  component: Figure,
  args: { figure, color: '#3b7dd8', size: 'sm' },
  afterEach: staysTidyInEachPlace,
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A small figure of a change between these values. */
const from = (
  title: string,
  before: number,
  after: number,
  more: Partial<ChangeData> = {},
): Story => ({
  args: {
    figure: described({
      ...examples.change,
      title,
      before: { label: 'before', value: before },
      after: { label: 'after', value: after },
      ...more,
    }),
  },
});

export const Small: Story = {};

export const Large: Story = { args: { size: 'lg' } };

/** A whisker above each dot that has an interval. */
export const WithIntervals: Story = {
  args: {
    size: 'lg',
    figure: described({
      ...examples.change,
      before: { label: 'float', value: 310, interval: [270, 346] },
      after: { label: '8 bit', value: 96, interval: [88, 109] },
    }),
  },
};

export const WithoutColor: Story = { args: { color: undefined } };

export const Worse = from('Time to answer', 96, 310);

export const HigherIsBetter = from('Agreement of two graders', 0.71, 0.83, {
  unit: undefined,
  better: 'higher',
});

export const Unchanged = from('Time to answer', 96, 96);

export const ToZero = from('Rows that differ', 3.4, 0, { unit: '%' });

export const FromZero = from('Errors in production', 0, 12, { unit: 'errors' });

export const BothZero = from('Lost messages', 0, 0, { unit: 'messages' });

export const BelowZero = from('Storage temperature', -12.5, 3, { unit: '°C', better: 'higher' });

export const OnlyBelowZero = from('Coldest night', -20, -5, { unit: '°C', better: 'higher' });

export const FarFromZero = from('Accuracy on new farms', 98.2, 98.9, {
  unit: '%',
  better: 'higher',
  method: '4,200 photographs from farms that were not trained on.',
});

export const LargeFarFromZero: Story = { args: { ...FarFromZero.args, size: 'lg' } };

export const Huge = from('Rows read a day', 1_200_000_000, 950_000_000, { unit: 'rows' });

export const Tiny = from('Time of one step', 0.0000012, 0.0000004, { unit: 's' });

export const LastDigitsDiffer = from('Rows in the table', 1_234_567, 1_234_890, { unit: 'rows' });

export const LongUnit = from('Requests on one core', 24, 61, {
  unit: 'requests per second',
  better: 'higher',
});

export const LongWordsStayApart: Story = {
  tags: ['behaviour'],
  args: withTexts({ figure }, asLongWord),
};

export const LongWordsStayApartInLarge: Story = {
  tags: ['behaviour'],
  args: { ...LongWordsStayApart.args, size: 'lg' },
};

/** The axis begins at the right, and both arrows point to the lower values there. */
export const LeadsFromRightToLeftInArabic: Story = {
  tags: ['behaviour'],
  globals: arabic,
  args: { size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(canvas.getByText('0'), canvas.getByText('400 ms'));
    const [before, after] = canvasElement.querySelectorAll('circle');
    const arrow = canvasElement.querySelector('svg svg path');
    await expectRightToLeft(after, arrow, before);
    // Its tip is a single point, at the side of the later dot.
    await expect(arrow?.getAttribute('d')).toBe('M5 0l9-5v10z');
    const note = canvas.getByText('→ الأقل أفضل');
    await expect(getComputedStyle(note)).toMatchObject({ direction: 'rtl', textAlign: 'start' });
  },
};
