import { Card } from '@portfolio/ui/Card';
import { Grid } from '@portfolio/ui/Grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop, inlineSize, narrow } from '../support/widths.ts';
import { guide } from './Grid.guide.tsx';

const cards = ['Drift Watch', 'Model Release Gate', 'Feature Ledger', 'Bench Notes', 'Label Desk'];

const meta = {
  component: Grid,
  parameters: { guide },
  args: {
    children: cards.map((title) => (
      <Card key={title} title={title}>
        <p>{sentence}</p>
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many items are in the first row. */
const inFirstRow = (items: readonly HTMLElement[]) =>
  items.filter((item) => item.offsetTop === items[0]?.offsetTop).length;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(cards.length);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const OneColumn: Story = {
  args: { columns: 1 },
  globals: desktop,
  decorators: inlineSize(70),
  play: ({ canvas }) => expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(1),
};

export const TwoColumns: Story = {
  args: { columns: 2 },
  globals: desktop,
  decorators: inlineSize(70),
  play: ({ args, canvas }) =>
    expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(args.columns),
};

export const ThreeColumns: Story = { ...TwoColumns, args: { columns: 3 } };

export const FourColumns: Story = { ...TwoColumns, args: { columns: 4 } };

export const NarrowWindow: Story = {
  globals: narrow,
  decorators: inlineSize(18),
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(1);
  },
};

/** Each item appears a little after the one before it, once it comes into sight. */
export const Staggered: Story = {
  args: { staggerMs: 100 },
  beforeEach: withSystemMotion('allowed'),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await waitFor(() => expect(items[0]).toHaveAttribute('data-reveal', 'shown'));
    for (const [index, item] of items.entries()) {
      await expect(getComputedStyle(item).transitionDelay).toBe(
        Array(2)
          .fill(`${index / 10}s`)
          .join(', '),
      );
    }
  },
};
