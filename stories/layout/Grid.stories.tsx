import { Card } from '@portfolio/ui/Card';
import { Grid } from '@portfolio/ui/Grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { miniature } from '../support/miniature.tsx';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Lists things of one kind in columns of equal width: as many as fit.',
  use: [
    'For cards, tiles and other entries of one kind, 24 px apart in both directions.',
    'For texts of about the same length: the longest decides how high its line is.',
    'With `staggerMs`, to let the entries appear one after another as they come into sight.',
    'For any number of entries: a last line that isn’t full keeps the width of the others.',
  ],
  avoid: {
    'The parts differ, such as a text and a form.': 'Use `Columns`.',
    'The entries are small, and each as wide as its text.': 'Use `Cluster`.',
    'The entries are projects that visitors filter.': 'Use `ProjectGrid`, which keeps its height.',
    'The entries are numbers to compare.': 'Use `StatisticList`.',
    'A fragment holds the entries.':
      'Pass them one by one, for example from `map`: a fragment is one child, and becomes one item.',
  },
  stateWidth: 318,
  keyboard: {},
  announced: {
    'The list is reached':
      '“List, 5 items”, in Safari, too, where lists without markers often aren’t announced.',
  },
};

const talks = {
  'Measure first': 'Why a model without a baseline is a guess.',
  'Small data': 'What can be learned from forty rows.',
  'Error budgets': 'How wrong a forecast may be, and who decides.',
  'Plain charts': 'One finding, one figure, one sentence.',
  'On call': 'What breaks at night, and what to log by day.',
};

const cards = Object.entries(talks).map(([title, text]) => (
  <Card key={title} title={title}>
    <p>{text}</p>
  </Card>
));

const meta = {
  component: Grid,
  args: { children: cards },
  decorators: [inlineSize(70), miniature],
  parameters: { guide },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks how many items are in the first row. */
const shows =
  (columns: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map(({ offsetTop }) => offsetTop);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  };

export const ThreeColumns: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(cards.length);
    await shows(3)(context);
  },
};

export const OneColumn: Story = { args: { columns: 1 }, play: shows(1) };

export const TwoColumns: Story = { args: { columns: 2 }, play: shows(2) };

export const FourColumns: Story = { args: { columns: 4 }, play: shows(4) };

export const NarrowPlace: Story = { parameters: { inlineSize: 22 }, play: shows(1) };

export const OneEntry: Story = { args: { children: cards[0] } };
