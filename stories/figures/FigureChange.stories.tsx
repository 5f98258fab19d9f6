import { Figure } from '@portfolio/ui/Figure';
import type { ChangeData } from '@portfolio/ui/figureText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectTidyDrawings } from '../support/expectations.ts';
import { drawnAs, drawnWithLongTexts, WIDEST } from '../support/figureGrid.tsx';
import { change } from '../support/figures.ts';
import { arabic, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { rightToLeft } from '../support/widths.ts';
import { guide } from './FigureChange.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: change, color: '#3b7dd8' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

/** A change under another title, with these values. */
const from = (title: string, before: number, after: number, more: Partial<ChangeData> = {}) => ({
  ...change,
  title,
  before: { label: 'before', value: before },
  after: { label: 'after', value: after },
  ...more,
});

const states = [
  change,
  from('Worse', 96, 310),
  from('Higher is better', 24, 61, { unit: 'requests per second', better: 'higher' }),
  from('Unchanged', 96, 96),
  from('To zero', 3.4, 0, { unit: '%' }),
  from('From zero', 0, 12, { unit: 'errors' }),
  from('Both zero', 0, 0),
  from('Below zero', -12.5, 3, { unit: '°C', better: 'higher' }),
  from('Only below zero', -20, -5, { unit: '°C', better: 'higher' }),
  from('Close to each other', 98.2, 98.9, { unit: '%', better: 'higher' }),
  from('A ratio', 0.71, 0.83, { unit: undefined, better: 'higher' }),
  from('Huge', 1_200_000_000, 950_000_000, { unit: 'rows' }),
  from('Tiny', 0.0000012, 0.0000004, { unit: 's' }),
  from('Huge, told apart by the last digit', 1_234_567, 1_234_890),
];

/** Text is at its dot, and never leaves the figure. */
export const Small: Story = {
  ...drawnAs({ figures: states, size: 'sm' }, expectTidyDrawings),
};

/** Text twice as large leaves a narrow figure half the room. */
export const LargeText: Story = { ...Small, ...largeText };

export const Large: Story = {
  ...drawnAs({ figures: states.slice(0, 4), width: WIDEST }, expectTidyDrawings),
};

const long = (text: string) =>
  from(text, 310, 96, {
    before: { label: text, value: 310 },
    after: { label: text, value: 96 },
    unit: 'milliseconds',
    method: text,
  });

export const LongLabels: Story = {
  ...drawnWithLongTexts(
    [long(sentence), long('Donau'.repeat(20))],
    [long(sentence)],
    expectTidyDrawings,
  ),
};

export const RightToLeft: Story = {
  ...rightToLeft({ figure: { ...long(arabic.sentence), unit: 'ms' } }),
  play: ({ canvasElement }) => expectTidyDrawings(canvasElement),
};
