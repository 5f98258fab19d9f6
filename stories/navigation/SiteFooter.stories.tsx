import { SiteFooter } from '@portfolio/ui/SiteFooter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { copyright, footerLinks } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { phone } from '../support/widths.ts';
import { guide } from './SiteFooter.guide.tsx';

const meta = {
  component: SiteFooter,
  parameters: { guide },
  args: { links: footerLinks, label: 'Quick Connect', copyright },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(copyright);
    await expect(canvas.getByRole('region', { name: 'Quick Connect' })).toBeVisible();
    await expectTabOrder(userEvent, [
      canvas.getByRole('link', { name: 'E-mail' }),
      canvas.getByRole('link', { name: 'GitHub (opens in a new tab)' }),
      canvas.getByRole('link', { name: 'LinkedIn (opens in a new tab)' }),
    ]);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The tagline is here only where the header has no room for it; the header's own is announced. */
export const LargeText: Story = {
  ...largeText,
  globals: phone,
  args: { tagline: 'I count things that are hard to count.' },
  play: async ({ args, canvas }) => {
    const tagline = canvas.getByText(args.tagline ?? '');
    await expect(tagline).toHaveAttribute('aria-hidden', 'true');
    await expect(tagline.offsetHeight > 0).toBe(innerWidth <= 640);
  },
};

/** Next to the copyright: to a page of the site's, or elsewhere in a new tab. */
export const WithNotices: Story = {
  args: {
    legal: [
      { label: 'Privacy notice', href: '/privacy' },
      { label: 'Legal notice', href: 'https://legal.example.org/', external: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const notices = [
      canvas.getByRole('link', { name: 'Privacy notice' }),
      canvas.getByRole('link', { name: 'Legal notice (opens in a new tab)' }),
    ];
    canvas.getByRole('link', { name: 'LinkedIn (opens in a new tab)' }).focus();
    await expectTabOrder(userEvent, notices);
    for (const notice of notices) await expect(notice.offsetHeight).toBeGreaterThanOrEqual(24);
  },
};
