import { examples } from '@portfolio/figures/kinds';
import { FigureSpread } from '@portfolio/ui/FigureSpread';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTidyDrawings } from '../support/expectations.ts';
import { described, seriesOf } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { placeOf } from '../support/placeOf.ts';
import { arabic, desktop, inlineSize, phone } from '../support/widths.ts';

const figure = described(examples.series);

const guide: Guide = {
  purpose: 'Shows one result over the whole width of a page, with all its numbers in sight.',
  use: [
    'Once on a page that is about this result, below its head, with the finding as `headline`.',
    'For a series that is compared with another: the table has differences and means, too.',
  ],
  avoid: {
    'The result is one of several, or in a narrow column.':
      'Use `Figure`, which keeps its numbers folded.',
    'It goes on a card.': 'Use `Figure` with `size="sm"`.',
  },
  anatomy: {
    Title: 'Below a thick rule, as large as a heading.',
    Drawing: 'The same as in a large `Figure`.',
    Numbers:
      'Next to the drawing, or below it. Those of a series are below its points where there is room.',
    Mean: 'With the differences, of two whole lines only.',
    Gap: 'The least and the largest difference, where the lines never cross.',
    Method: 'How it was measured.',
  },
  stateWidth: 320,
  keyboard: {},
  announced: {
    'The drawing is read': `An image: “${figure.finding}”`,
    'The table is read':
      'One row for each point, with headings for rows and columns, however it is laid out.',
  },
};

const meta = {
  component: FigureSpread,
  args: { figure, color: '#3b7dd8' },
  decorators: inlineSize(70),
  parameters: { guide },
} satisfies Meta<typeof FigureSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Series: Story = {
  play: async ({ args, canvas }) => {
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
  },
};

/** The numbers of the place that is read light up. */
export const Read: Story = {
  tags: ['visual'],
  globals: desktop,
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole('slider'), { target: { value: 5 } });
    const lit = canvas
      .getAllByRole('cell')
      .filter((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)');
    await expect(lit.map((each) => each.textContent)).toEqual(['26.3', '18.6', '−7.7']);
  },
};

/** Without another line there are no differences and means. */
export const SeriesOfOneLine: Story = {
  args: {
    figure: described(
      seriesOf('Rows read per second', [[3, 8, 13, 21, 34]], {
        unit: undefined,
        axis: 'thousands of rows',
        better: 'higher',
        method: 'Five versions of the reader, on one core.',
      }),
    ),
  },
};

/** The numbers are next to the drawing where there is room. */
export const OtherKind: Story = { args: { figure: described(examples.comparison) } };

export const WithoutColor: Story = { args: { color: undefined } };

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

export const NumbersAreBelowTheirPoints: Story = {
  tags: ['behaviour'],
  globals: desktop,
  play: async ({ canvasElement }) => {
    await expectSharedAxis(canvasElement);
    await expectTidyDrawings(canvasElement);
  },
};

/** The drawing runs from right to left, and its numbers with it, each with its sign before it. */
export const NumbersFollowTheirPointsInArabic: Story = {
  tags: ['behaviour'],
  globals: { ...desktop, ...arabic },
  play: async ({ canvas, canvasElement }) => {
    await expectSharedAxis(canvasElement, true);
    const difference = canvas.getByText(/−2\.9/);
    await expect(placeOf(difference, '−').left).toBeLessThan(placeOf(difference, '2.9').left);
    await expectTidyDrawings(canvasElement);
  },
};

/** Side by side, the numbers would have no room. */
export const EachPointIsARowOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('rowheader');
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** Headings and cells of a column end at the same side. */
export const ColumnsAreAlignedInArabic: Story = {
  tags: ['behaviour'],
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

export const EveryKindFillsAPage: Story = {
  tags: ['behaviour', 'visual'],
  globals: desktop,
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      {Object.values(examples).map((data) => (
        <FigureSpread key={data.kind} figure={described(data)} color="#3b7dd8" />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(Object.keys(examples).length);
    await expectTidyDrawings(canvasElement);
  },
};

const many = Array.from({ length: 30 }, (_, index) => 20 - index / 4);

/** Too many points for columns, points at uneven distances, and a line with gaps: each point is a row. */
export const EachPointIsARowWithoutRoomForColumns: Story = {
  tags: ['behaviour'],
  globals: desktop,
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <FigureSpread figure={described(seriesOf('Many steps', [many]))} />
      <FigureSpread
        figure={described(
          seriesOf('Uneven steps', [[3, 2, 1]], { x: { label: 'epoch', values: [1, 10, 100] } }),
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
