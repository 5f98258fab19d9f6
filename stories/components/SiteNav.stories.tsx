import { SiteNav } from '@portfolio/ui/SiteNav';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectTabOrder } from './support/expectations.ts';
import { longWord, navItems } from './support/samples.ts';
import { narrow } from './support/widths.ts';

const meta = {
  title: 'Components/SiteNav',
  component: SiteNav,
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

/** Every path begins with `/`, and yet only the first page is current. */
export const FirstPage: Story = {
  args: { current: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About');
  },
};

export const NoCurrentItem: Story = {
  render: ({ items }) => <SiteNav items={items} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

export const NarrowWindow: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const NarrowWindowNoCurrentItem: Story = {
  ...NarrowWindow,
  render: ({ items }) => <SiteNav items={items} />,
};

export const LongWord: Story = {
  args: { items: [...navItems, { href: '/long', label: longWord }], current: '/long' },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
