import { FigureSpread } from '@portfolio/ui/FigureSpread';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTidyDrawings } from '../support/expectations.ts';
import {
  change,
  comparison,
  described,
  matrix,
  roc,
  series,
  seriesOf,
  share,
} from '../support/figures.ts';
import { placeOf } from '../support/placeOf.ts';
import { allStates } from '../support/states.tsx';
import { arabic, desktop, inlineSize, phone } from '../support/widths.ts';
import { guide } from './FigureSpread.guide.tsx';

const meta = {
  component: FigureSpread,
  args: { figure: described(series), color: '#3b7dd8' },
  parameters: { guide },
} satisfies Meta<typeof FigureSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

/** Fails unless the numbers of each point are below it. */
async function expectSharedAxis(canvasElement: HTMLElement, isMirrored = false) {
  const rows = within(canvasElement).getAllByRole('rowheader').slice(0, 8);
  const plot = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  for (const [index, heading] of rows.entries()) {
    const along = (plot.width * index) / 7;
    const point = isMirrored ? plot.right - along : plot.left + along;
    await expect(Math.abs(middleOf(heading) - point)).toBeLessThan(2);
  }
}

/** The numbers of each week are below its point, and the table is still one with a row for each week. */
export const Default: Story = {
  globals: desktop,
  decorators: inlineSize(70),
  play: async ({ args, canvas, canvasElement }) => {
    const table = within(canvas.getByRole('table', { name: args.figure.title }));
    await expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Week',
      'by hand, %',
      'nightly, %',
      'difference, points',
    ]);
    await expect(table.getAllByRole('row')).toHaveLength(10);
    await expect(table.getByRole('rowheader', { name: 'mean' })).toBeVisible();
    await expect(canvas.getByText(args.figure.method)).toBeVisible();
    await expectSharedAxis(canvasElement);
    await expectTidyDrawings(canvasElement);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Each week is a row: side by side, the numbers would have no room. */
export const OnAPhone: Story = {
  globals: phone,
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('rowheader');
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** The drawing runs from right to left, and its numbers with it, each with its sign before it. */
export const RightToLeft: Story = {
  globals: { ...desktop, ...arabic },
  decorators: inlineSize(70),
  play: async ({ canvas, canvasElement }) => {
    await expectSharedAxis(canvasElement, true);
    const difference = canvas.getByText(/−2\.9/);
    await expect(placeOf(difference, '−').left).toBeLessThan(placeOf(difference, '2.9').left);
    await expectTidyDrawings(canvasElement);
  },
};

/** On a phone each week is a row: headings and cells of a column end at the same side. */
export const ColumnsRightToLeft: Story = {
  globals: { ...phone, ...arabic },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('tr')];
    const rightOf = (cell: Element) =>
      Math.round(cell.firstElementChild?.getBoundingClientRect().right ?? 0);
    for (const column of [0, 1, 2, 3]) {
      const rights = rows.map((row) => rightOf(row.children[column] as Element));
      await expect(Math.max(...rights) - Math.min(...rights)).toBeLessThanOrEqual(1);
    }
  },
};

/** Every kind over the whole width of a page. */
export const Kinds: Story = {
  globals: desktop,
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      {[change, share, comparison, matrix, roc].map((figure) => (
        <FigureSpread key={figure.kind} figure={described(figure)} color="#3b7dd8" />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(5);
    await expectTidyDrawings(canvasElement);
  },
};

const many = Array.from({ length: 30 }, (_, index) => 20 - index / 4);

/** Too many points for columns, points at uneven distances, and a line with gaps: each point is a row. */
export const WithoutColumns: Story = {
  globals: desktop,
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <FigureSpread figure={described(seriesOf('Many steps', [many]))} />
      <FigureSpread
        figure={described(
          seriesOf('Uneven steps', [[3, 2, 1]], {
            x: { label: 'epoch', values: [1, 10, 100] },
          }),
        )}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('rowheader');
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
    await expect(canvas.queryByText('mean')).toBeNull();
    await expectTidyDrawings(canvasElement);
  },
};
