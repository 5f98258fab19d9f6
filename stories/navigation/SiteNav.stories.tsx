import { SiteNav } from '@portfolio/ui/SiteNav';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { navItems } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { narrow, phone } from '../support/widths.ts';
import { guide } from './SiteNav.guide.tsx';

const meta = {
  component: SiteNav,
  parameters: { guide },
  args: { items: navItems, current: '/projects' },
} satisfies Meta<typeof SiteNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Projects');
    await expectTabOrder(
      userEvent,
      navItems.map(({ label }) => canvas.getByRole('link', { name: label })),
    );
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Every path begins with `/`, but only the first page is current. */
export const FirstPage: Story = {
  args: { current: '/' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About'),
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

const topsOf = (links: HTMLElement[]) => [
  ...new Set(links.map((link) => link.getBoundingClientRect().top)),
];

/** Six entries are in one line, large enough for a finger. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const links = canvas.getAllByRole('link');
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(topsOf(links)).toHaveLength(1);
  },
};

/** In two rows of three, where they don't fit in one. */
export const NarrowWindow: Story = {
  tags: ['visual'],
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }
    if (innerWidth > 330) return;
    await expect(topsOf(links)).toHaveLength(2);
    await expect(topsOf(links.slice(0, 3))).toHaveLength(1);
  },
};

const labelsInGerman = [
  'Über mich',
  'Kenntnisse',
  'Projekte',
  'Berufserfahrung',
  'Ausbildung',
  'Kontakt',
];

/** Two lines, whose entries are as near to each other in the second as in the first. */
export const TwoLines: Story = {
  globals: phone,
  args: { items: navItems.map((item, index) => ({ ...item, label: labelsInGerman[index] ?? '' })) },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(topsOf(links)).toHaveLength(2);
    const boxes = links.map((link) => link.getBoundingClientRect());
    const gaps = boxes.slice(1).flatMap(({ left, top }, index) => {
      const before = boxes[index];
      return before?.top === top ? [Math.round(left - before.right)] : [];
    });
    await expect(gaps.length).toBeGreaterThan(3);
    await expect(new Set(gaps).size).toBe(1);
  },
};
