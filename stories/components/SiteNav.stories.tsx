import { Button } from '@portfolio/ui/Button';
import { SiteNav } from '@portfolio/ui/SiteNav';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll, expectTabOrder } from './support/expectations.ts';
import { longWord, navItems } from './support/samples.ts';
import { withSystemMotion } from './support/systemMotion.ts';
import { inNarrowWindow, narrow } from './support/widths.ts';

const meta = {
  component: SiteNav,
  args: { items: navItems, current: '/projects' },
} satisfies Meta<typeof SiteNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Projects');
    await expectTabOrder(
      userEvent,
      navItems.map(({ label }) => canvas.getByRole('link', { name: label })),
    );
  },
};

/** Every path begins with `/`, but only the first page is current. */
export const FirstPage: Story = {
  args: { current: '/' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About'),
};

export const NoCurrentItem: Story = {
  tags: ['visual'],
  render: ({ items }) => <SiteNav items={items} />,
  play: ({ canvas }) => expect(canvas.queryByRole('link', { current: 'page' })).toBeNull(),
};

/** The loading page is marked; the one that still shows stays current. */
export const Pending: Story = {
  beforeEach: withSystemMotion('allowed'),
  args: { pending: '/skills' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skills' });
    const marked = canvas.getAllByRole('link').filter((each) => each.matches('[data-pending]'));
    await expect(marked).toEqual([link]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Projects');
    await expect(link.getAnimations()).toHaveLength(1);
  },
};

/** The mark is there, but doesn't move. */
export const PendingReducedMotion: Story = {
  args: { pending: '/skills' },
  tags: ['visual'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const [link, other] = ['Skills', 'Education'].map((name) => canvas.getByRole('link', { name }));
    await expect(link?.getAnimations()).toEqual([]);
    const markOf = (each?: Element) => each && getComputedStyle(each).borderBlockEnd;
    await expect(markOf(link)).not.toBe(markOf(other));
  },
};

/** The current page is never marked as loading. */
export const PendingIsCurrent: Story = {
  args: { pending: '/projects' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' }).getAnimations()).toEqual([]),
};

export const NarrowWindow: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    // Always one line.
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

const room: Decorator = (Story) => (
  <div style={{ inlineSize: '18rem', paddingBlockEnd: '200vh' }}>
    <Story />
  </div>
);

const isInLine = (list: Element, entry: Element) => {
  const line = list.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  return place.left > line.left - 1 && place.right < line.right + 1;
};

/** The active entry scrolls into view, at first and after a change of page; the page doesn't scroll. */
export const ActiveEntryInView: Story = {
  // Most of the page is empty.
  tags: ['!autodocs'],
  args: { current: '/contact' },
  decorators: [room],
  render: function Changing({ items, current }) {
    const [page, setPage] = useState(current);
    return (
      <>
        <SiteNav items={items} current={page} />
        <Button onClick={() => setPage('/')}>First page</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    const entry = (name: string) => canvas.getByRole('link', { name });
    await waitFor(() => expect(isInLine(list, entry('Contact'))).toBe(true));
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'start'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(isInLine(list, entry('About'))).toBe(true));
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
    await expect(window.scrollY).toBe(0);
  },
};

export const ActiveEntryInViewRightToLeft: Story = {
  ...ActiveEntryInView,
  globals: { direction: 'rtl' },
};

/** Tab reaches entries that are out of sight, too, and they stay in sight when the fonts arrive. */
export const WithTheKeyboard: Story = {
  // Most of the page is empty.
  tags: ['!autodocs'],
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isInLine(list, link)).toBe(true));
      // As if other fonts had other widths.
      list.style.letterSpacing = `${link.textContent?.length}px`;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await expect(isInLine(list, link)).toBe(true);
    }
  },
};

export const NarrowWindowNoCurrentItem: Story = {
  ...NarrowWindow,
  render: ({ items }) => <SiteNav items={items} />,
};

export const LongWord: Story = inNarrowWindow({
  items: [...navItems, { href: '/long', label: longWord }],
  current: '/long',
});

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
