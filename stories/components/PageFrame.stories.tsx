import { ButtonLink } from '@portfolio/ui/Button';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { copyright, footerLinks, longWord, navItems, owner } from './support/samples.ts';
import { fitsNarrow, inNarrowWindow, narrow } from './support/widths.ts';

const meta = {
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <SiteHeader
        {...owner}
        actions={<ButtonLink href="/resume.pdf">Download Resume</ButtonLink>}
      />
    ),
    nav: <SiteNav items={navItems} current="/" />,
    footer: <SiteFooter links={footerLinks} copyright={copyright} />,
    children: <PageHeading heading="About" intro={owner.tagline} />,
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const landmark of ['banner', 'navigation', 'main', 'contentinfo']) {
      await expect(canvas.getByRole(landmark)).toBeVisible();
    }
  },
};

/** The first Tab on a page reaches the link that skips the header. */
export const SkipLinkComesFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const skipLink = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(skipLink).toHaveFocus();
    await expect(skipLink).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};

/** Decoration behind the top of the page, cut off at the frame; it blocks nothing. */
export const WithBackground: Story = {
  args: { background: <ParticleCanvas /> },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const drawing = canvasElement.querySelector('canvas');
    await expect(drawing?.clientWidth).toBe(document.documentElement.clientWidth);
    const heading = canvas.getByRole('heading');
    const { left, top } = heading.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(heading);
  },
};

export const WithBackgroundNarrow: Story = { ...WithBackground, globals: narrow };

/** On a short page, the footer is at the bottom of the window. */
export const FooterAtTheBottom: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const NarrowWindow: Story = { ...fitsNarrow };

export const LongWord: Story = inNarrowWindow({
  children: <PageHeading heading={longWord} intro={longWord} />,
});
