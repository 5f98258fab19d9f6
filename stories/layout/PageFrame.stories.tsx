import { Button, ButtonLink } from '@portfolio/ui/Button';
import { Figure } from '@portfolio/ui/Figure';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll } from '../support/expectations.ts';
import { described, share } from '../support/figures.ts';
import { twoFrames } from '../support/frames.ts';
import { copyright, footerLinks, navItems, owner } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { desktop, phone } from '../support/widths.ts';
import { guide } from './PageFrame.guide.tsx';

const meta = {
  component: PageFrame,
  parameters: { layout: 'fullscreen', guide },
  args: {
    header: (
      <SiteHeader
        {...owner}
        actions={
          <ButtonLink
            href="/resume.pdf"
            download
            variant="quiet"
            icon="download"
            shortLabel="Resume"
          >
            Download Resume
          </ButtonLink>
        }
      />
    ),
    nav: <SiteNav items={navItems} current="/" />,
    footer: <SiteFooter links={footerLinks} label="Quick Connect" copyright={copyright} />,
    children: <PageHeading heading="About" intro={owner.tagline} />,
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const landmark of ['banner', 'navigation', 'main', 'contentinfo']) {
      await expect(canvas.getByRole(landmark)).toBeVisible();
    }
  },
};

export const States: Story = {
  ...allStates,
  tags: ['visual'],
  parameters: { ...allStates.parameters, layout: 'padded' },
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

/** Decoration beside the heading, in a narrow window at the end: it is behind no text. */
export const WithBackground: Story = {
  tags: ['visual'],
  globals: { ...desktop, motion: 'reduced' },
  args: { background: <ParticleCanvas /> },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const drawing = canvasElement.querySelector('canvas');
    if (!drawing) throw new Error('There is no canvas.');
    for (const text of canvasElement.querySelectorAll('header, nav, h1, h1 + p, footer')) {
      await expectApart(text, drawing);
    }
  },
};

export const WithBackgroundNarrow: Story = { ...WithBackground, globals: phone };

/** On a short page, the footer is at the bottom of the window. */
export const FooterAtTheBottom: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

const longPage: Partial<Story> = {
  // Most of the page is empty.
  tags: ['!autodocs'],
  globals: phone,
  args: {
    children: (
      <div style={{ blockSize: '400vh', paddingBlockStart: '150vh' }}>
        <h2 id="further-down">Further down</h2>
        <Button>Further down</Button>
      </div>
    ),
  },
  beforeEach: () => () => window.scrollTo(0, 0),
};

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

/** Scrolls as a visitor does, and waits for what that changes. */
const scrollTo = async (top: number) => {
  window.scrollTo(0, top);
  await twoFrames();
};

/** On a phone it leaves with the header, returns on the way up, and is in its own place at the top. */
export const NavigationReturns: Story = {
  ...longPage,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    const own = topOf(nav);
    const mainTop = () => topOf(canvas.getByRole('main')) + window.scrollY;
    const before = mainTop();
    const isGone = () => expect(nav.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await scrollTo(1000);
    await waitFor(isGone);
    await scrollTo(900);
    if (innerWidth > 640) return isGone();
    await waitFor(() => expect(topOf(nav)).toBe(0));
    await expect(document.elementFromPoint(8, 8)?.contains(nav)).toBe(true);
    await scrollTo(1000);
    await waitFor(isGone);
    await scrollTo(0);
    await waitFor(() => expect(topOf(nav)).toBe(own));
    // The page never moved.
    await expect(mainTop()).toBe(before);
  },
};

/** It doesn't return over what has the focus, and what the focus moves to is clear of it (WCAG 2.4.11). */
export const NavigationCoversNoFocus: Story = {
  ...longPage,
  play: async ({ canvas, userEvent }) => {
    if (innerWidth > 640) return;
    const nav = canvas.getByRole('navigation');
    const button = canvas.getByRole('button');
    const place = topOf(button) + window.scrollY;
    await scrollTo(place - 4);
    button.focus({ preventScroll: true });
    await scrollTo(place - 24);
    await expect(nav.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await scrollTo(place - 300);
    await waitFor(() => expect(topOf(nav)).toBe(0));
    // With the keyboard it comes from wherever the page is.
    await scrollTo(place + 200);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveFocus();
    await waitFor(() => expect(nav.getBoundingClientRect().bottom).toBeGreaterThan(0));
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A heading that a link leads to isn't below it. */
export const NavigationCoversNoHeading: Story = {
  ...longPage,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Further down' });
    await scrollTo(3000);
    heading.scrollIntoView();
    const nav = canvas.getByRole('navigation');
    if (innerWidth <= 640) await waitFor(() => expect(topOf(nav)).toBe(0));
    await expect(topOf(heading)).toBeGreaterThanOrEqual(nav.getBoundingClientRect().bottom);
  },
};

/** Where a figure is next to the heading, there are no particles behind it. */
export const FigureInPlaceOfTheDecoration: Story = {
  globals: desktop,
  args: {
    background: <span data-testid="decoration">Decoration</span>,
    children: (
      <PageHeading
        heading="Drift Watch"
        aside={<Figure figure={described(share)} size="sm" style={{ inlineSize: '14rem' }} />}
        wideAside
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByTestId('decoration')).not.toBeVisible();
  },
};
