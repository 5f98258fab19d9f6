import { SiteNav } from '@portfolio/ui/SiteNav';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { navItems } from '../support/samples.ts';
import { withSystemMotion } from '../support/systemMotion.ts';
import { narrow, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Leads from page to page, and marks the one that is shown.',
  use: [
    'Once on each page, with the same entries in the same order.',
    'With labels of one word, the one in the page’s heading: six short ones fit on a line of a phone.',
    'With `current`, the address of the page that is shown. A page without an entry has that of the entry above it, and `below`; an error page has none.',
    'With `pending`, while a page is being fetched after a click.',
  ],
  avoid: {
    'It changes what a part of this page shows.': 'Use `CategoryFilter`.',
    'It leads to other sites.': 'Use `IconLink`, or the links of `SiteFooter`.',
    'It is a link within text.': 'Use `Link`.',
  },
  stateWidth: 520,
  keyboard: { Tab: 'Moves from entry to entry.', Enter: 'Opens the page.' },
  announced: {
    'A visitor lists the landmarks': '“Main, navigation”. `aria-label` changes the name.',
    'The current entry gets the focus': '“Projects, link, current page”.',
    'A page is loading': 'Nothing: the mark is only to be seen. The site announces the new page.',
  },
};

const meta = {
  component: SiteNav,
  args: { items: navItems, current: '/projects' },
  parameters: { guide },
} satisfies Meta<typeof SiteNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Projects');
  },
};

/** Every path begins with `/`, but only the first page is current. */
export const FirstPage: Story = {
  args: { current: '/' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About'),
};

export const NoCurrentPage: Story = { args: { current: undefined } };

export const Hover: Story = { parameters: { pseudo: { hover: 'li:nth-child(2) a' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'li:nth-child(2) a' } } };

/** The loading page is marked; the one that still shows stays current. */
export const Loading: Story = {
  args: { pending: '/skills' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skills' });
    const marked = canvas.getAllByRole('link').filter((each) => each.matches('[data-pending]'));
    await expect(marked).toEqual([link]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Projects');
  },
};

export const OneEntry: Story = { args: { items: navItems.slice(0, 1), current: '/' } };

const labelsInGerman = [
  'Über mich',
  'Kenntnisse',
  'Projekte',
  'Berufserfahrung',
  'Ausbildung',
  'Kontakt',
];

/** On a phone they need two lines. */
export const LongEntries: Story = {
  args: { items: navItems.map((item, index) => ({ ...item, label: labelsInGerman[index] ?? '' })) },
};

export const TabGoesFromEntryToEntry: Story = {
  tags: ['behaviour'],
  play: ({ canvas, userEvent }) =>
    expectTabOrder(
      userEvent,
      navItems.map(({ label }) => canvas.getByRole('link', { name: label })),
    ),
};

export const TheMarkOfALoadingPageMoves: Story = {
  tags: ['behaviour'],
  beforeEach: withSystemMotion('allowed'),
  args: { ...Loading.args },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Skills' }).getAnimations()).toHaveLength(1),
};

export const TheMarkStaysStillWithReducedMotion: Story = {
  tags: ['behaviour'],
  args: { ...Loading.args },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const [link, other] = ['Skills', 'Education'].map((name) => canvas.getByRole('link', { name }));
    await expect(link?.getAnimations()).toEqual([]);
    const markOf = (each?: Element) => each && getComputedStyle(each).borderBlockEnd;
    await expect(markOf(link)).not.toBe(markOf(other));
  },
};

export const TheCurrentPageIsNeverMarkedAsLoading: Story = {
  tags: ['behaviour'],
  args: { pending: '/projects' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' }).getAnimations()).toEqual([]),
};

const topsOf = (links: HTMLElement[]) => [
  ...new Set(links.map((link) => link.getBoundingClientRect().top)),
];

/** Large enough for a finger. */
export const SixEntriesAreOnOneLineOfAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const links = canvas.getAllByRole('link');
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(topsOf(links)).toHaveLength(1);
  },
};

export const TheyAreInTwoRowsOfThreeInTheNarrowestWindow: Story = {
  tags: ['behaviour'],
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }
    await expect(topsOf(links)).toHaveLength(2);
    await expect(topsOf(links.slice(0, 3))).toHaveLength(1);
  },
};

/** They are as near to each other in the second line as in the first. */
export const LongEntriesTakeTwoLinesOfASmallPhone: Story = {
  tags: ['behaviour'],
  globals: narrow,
  args: { ...LongEntries.args },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(topsOf(links)).toHaveLength(2);
    for (const link of links) await expect(link.getClientRects()[0]?.height).toBeLessThan(50);
    const boxes = links.map((link) => link.getBoundingClientRect());
    const gaps = boxes.slice(1).flatMap(({ left, top }, index) => {
      const before = boxes[index];
      return before?.top === top ? [Math.round(left - before.right)] : [];
    });
    await expect(gaps.length).toBeGreaterThan(3);
    await expect(new Set(gaps).size).toBe(1);
  },
};
