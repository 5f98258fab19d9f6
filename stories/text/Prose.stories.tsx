import { Link } from '@portfolio/ui/Link';
import { Prose } from '@portfolio/ui/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectInside, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { everyBlock } from '../support/markdown.tsx';
import { desktop, narrow } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Sets running text at a length of line that the eye can follow.',
  use: [
    'For two or more paragraphs, such as a biography. Each holds one thought.',
    'For one paragraph in a wide place.',
    'For text that comes from Markdown, as plain elements without classes.',
    'With `pre` and `table` in a `ScrollRegion`, as they may be wide.',
  ],
  avoid: {
    'A message should stand out from the text.': 'Use `Callout`.',
    'It introduces a page.': 'Use the `intro` of `PageHeading`.',
    'It needs a heading of its own.': 'Put it into a `Section`.',
    'These are facts and figures.': 'Use `StatisticList` or `Figure`.',
    'Line breaks would separate the paragraphs.':
      'Give each its own `p`: screen readers move from paragraph to paragraph.',
  },
  stateWidth: 320,
  keyboard: { Tab: 'Goes to its links, and to code and tables that are wider than their place.' },
  announced: { 'It is read': 'Its paragraphs, headings, lists, tables and links, as usual.' },
};

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>
          The bakery counts what is left at closing time. For three years the count was a number on
          a slip of paper, and the slip went into the bin with the bread.
        </p>
        <p>
          Now the slip is a row in a table, and the table says on Thursday how much to bake on
          Friday. <Link href="https://example.com/">See the table</Link>.
        </p>
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraphs: Story = {};

/** Each entry has its mark, inside the column, as the reset takes the marks of lists away. */
export const Lists: Story = {
  args: {
    children: (
      <>
        <p>What the table holds:</p>
        <ul>
          <li>what was baked</li>
          <li>what was left, and at what time it was counted on that day</li>
        </ul>
        <ol>
          <li>Count.</li>
          <li>Write it down.</li>
        </ol>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [bullets, numbers] = canvas.getAllByRole('list');
    await expect(bullets).toHaveStyle({ 'list-style-type': 'disc' });
    await expect(numbers).toHaveStyle({ 'list-style-type': 'decimal' });
    for (const entry of canvas.getAllByRole('listitem')) {
      await expect(entry.offsetLeft).toBeGreaterThan(bullets?.offsetLeft ?? 0);
    }
  },
};

export const Markdown: Story = { args: { children: everyBlock } };

/** However wide the window is. */
export const LinesStayShortEnoughToFindTheNext: Story = {
  tags: ['behaviour'],
  args: { 'aria-label': 'Text', role: 'group' },
  globals: desktop,
  play: ({ canvas }) => expect(canvas.getByRole('group').offsetWidth).toBeLessThanOrEqual(680),
};

/** And nothing else is wider than the window. */
export const CodeAndTablesScrollInTheirPlaces: Story = {
  tags: ['behaviour'],
  args: { ...Markdown.args },
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = canvas.getByRole('group', { name: 'Code: SQL' });
    const table = canvas.getByRole('group', { name: 'Table: loaves left over' });
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    await expectNoSidewaysScroll(canvasElement);
    await expectTabOrder(userEvent, [canvas.getByRole('link'), code, table]);
    await expectInside(canvas.getByRole('img'), canvasElement);
  },
};

export const ListsBeginAtTheRightButCodeDoesNot: Story = {
  tags: ['behaviour'],
  args: { ...Markdown.args },
  globals: { ...desktop, direction: 'rtl' },
  play: async ({ canvas }) => {
    const [bullets] = canvas.getAllByRole('list');
    await expect(bullets).toHaveStyle({ 'padding-right': '24px', 'padding-left': '0px' });
    await expect(canvas.getByText(/FROM closing_counts/)).toHaveStyle({ direction: 'ltr' });
  },
};
