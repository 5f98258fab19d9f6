import { Link } from '@portfolio/ui/Link';
import { Prose } from '@portfolio/ui/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectInside, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { everyBlock } from '../support/markdown.tsx';
import { longText, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { desktop, narrow } from '../support/widths.ts';
import { guide } from './Prose.guide.tsx';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>{longText}</p>
        <p>
          {sentence} <Link href="/projects">See the projects</Link>.
        </p>
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Lines stay short enough to find the next one, however wide the window is. */
export const ComfortableLines: Story = {
  args: { 'aria-label': 'Text', role: 'group' },
  globals: desktop,
  play: ({ canvas }) => expect(canvas.getByRole('group').offsetWidth).toBeLessThanOrEqual(680),
};

/** Each entry has its mark, inside the column, as the reset takes the marks of lists away. */
export const Lists: Story = {
  args: {
    children: (
      <>
        <ul>
          <li>what was baked</li>
        </ul>
        <ol>
          <li>Count.</li>
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

/** Code and table scroll in their places, the keyboard reaches them, and nothing else is wider than the window. */
export const Markdown: Story = {
  globals: narrow,
  args: { children: everyBlock },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = canvas.getByRole('group', { name: 'Code: SQL' });
    const table = canvas.getByRole('group', { name: 'Table: loaves left over' });
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    await expectNoSidewaysScroll(canvasElement);
    await expectTabOrder(userEvent, [canvas.getByRole('link'), code, table]);
    await expectInside(canvas.getByRole('img'), canvasElement);
  },
};

/** Bullets, quotes and tables begin at the right; code doesn't. */
export const RightToLeft: Story = {
  globals: { ...desktop, direction: 'rtl' },
  tags: ['visual'],
  args: { children: everyBlock },
  play: async ({ canvas }) => {
    const [bullets] = canvas.getAllByRole('list');
    await expect(bullets).toHaveStyle({ 'padding-right': '24px', 'padding-left': '0px' });
    await expect(canvas.getByText(/FROM closing_counts/)).toHaveStyle({ direction: 'ltr' });
  },
};
