import { ScrollRegion } from '@portfolio/ui/ScrollRegion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { narrow } from '../support/widths.ts';
import { guide } from './ScrollRegion.guide.tsx';

const line = 'SELECT loaf, count(*) AS left_over FROM closing_counts GROUP BY loaf';

const meta = {
  component: ScrollRegion,
  args: { label: 'Code', children: <pre>{line}</pre> },
  parameters: { guide },
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The region scrolls instead of the window, and the keyboard reaches it. */
export const Default: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvas.getByRole('group', { name: 'Code' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expectNoSidewaysScroll(canvasElement);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** With everything in sight there is nothing to reach. */
export const Fits: Story = {
  args: { children: <pre>SELECT 1</pre> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await expect(canvas.getByText('SELECT 1')).toBeVisible();
  },
};
