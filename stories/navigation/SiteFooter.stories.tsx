import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { copyright, footerLinks } from '../support/samples.ts';

const guide: Guide = {
  purpose:
    'Ends every page: whose it is, where else to find them, and settings that are rarely changed.',
  use: [
    'Once on each page, as `footer` of `PageFrame`.',
    'With profiles elsewhere as `links`, each called by the name of its place, and `external` where they open in a new tab.',
    'With a `MotionChoice` as `controls`, so that every page has one.',
    'With links to a privacy notice and the like as `legal`, where the site has them.',
  ],
  avoid: {
    'The links are what the page is about.': 'Use `IconLink`s or a `ContactList` in the page.',
    'It asks visitors to do something.': 'Use `Callout` as `banner`, above it.',
  },
  anatomy: {
    Name: 'What the links are, before them.',
    Copyright: 'The year and the owner.',
    Notices: 'Next to the copyright, as far as the site has some.',
    Links: 'An icon each and, in a window of 1024 px and more, its label.',
    Controls: 'At the end of the line, or on a line of their own.',
  },
  stateWidth: 520,
  keyboard: {
    Tab: 'Goes through the links, then the notices, then the controls.',
    Enter: 'Opens the link with the focus.',
  },
  announced: {
    'A visitor lists the landmarks':
      '“Content information”, and in it the region “Find me online”.',
    'A link gets the focus':
      '“GitHub (opens in a new tab), link”, on a phone, too, where only the icon shows.',
  },
};

const meta = {
  component: SiteFooter,
  args: { links: footerLinks, label: 'Find me online', copyright },
  parameters: { guide },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

const controls = <MotionChoice paused={false} onPausedChange={() => undefined} />;

export const WithLinks: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(copyright);
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'GitHub (opens in a new tab)' })).toBeVisible();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: 'a:nth-of-type(2)' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'a:nth-of-type(2)' } } };

export const WithControls: Story = { args: { controls } };

/** Next to the copyright: to a page of the site, or elsewhere in a new tab. */
export const WithNotices: Story = {
  args: {
    legal: [
      { label: 'Privacy notice', href: '/privacy' },
      { label: 'Legal notice', href: 'https://legal.example.org/', external: true },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['Privacy notice', 'Legal notice (opens in a new tab)']) {
      const notice = canvas.getByRole('link', { name });
      await expect(notice.offsetHeight).toBeGreaterThanOrEqual(24);
    }
  },
};

export const Everything: Story = { args: { ...WithNotices.args, controls } };

export const OneLink: Story = { args: { links: footerLinks.slice(0, 1) } };

export const NoLinks: Story = { args: { links: [] } };

export const TabGoesThroughLinksNoticesAndControls: Story = {
  tags: ['behaviour'],
  args: { ...Everything.args },
  // With reduced motion there is nothing to pause.
  play: ({ canvas, userEvent }) =>
    expectTabOrder(userEvent, [...canvas.getAllByRole('link'), ...canvas.queryAllByRole('button')]),
};
