import { Button, ButtonLink } from '@portfolio/ui/Button';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll } from '../support/expectations.ts';
import { twoFrames } from '../support/frames.ts';
import type { Guide } from '../support/guide.ts';
import { miniature } from '../support/miniature.tsx';
import { copyright, footerLinks, navItems, owner } from '../support/samples.ts';
import { phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Holds what all pages share: skip link, navigation, header, main content, footer.',
  use: [
    'Once for each page, around everything.',
    'For error pages, too: visitors who are lost need the navigation.',
    'With `mainRef`, to move the focus to the content after a change of page.',
  ],
  avoid: {
    'It is a part of a page.': 'Use `Section`.',
    'The decoration would be behind text.':
      'Leave `background` out: its place is where there is no text.',
  },
  anatomy: {
    Header: 'Whose site it is.',
    Navigation:
      'Below the header. In a window narrower than 768 px above it, where it leaves and returns when the visitor scrolls up.',
    'Main content': 'What the skip link leads to. At most 1120 px wide.',
    Decoration:
      'Beside the heading if there is room or, in a window narrower than 1024 px, above the footer. Not announced and not printed.',
    Footer: 'On a short page it is at the bottom of the window.',
  },
  stateWidth: 318,
  keyboard: {
    Tab: 'Reaches the skip link first, which shows then.',
    Enter: 'On the skip link: moves the focus to the main content.',
    'Shift + Tab': 'In a narrow window, brings the navigation back when the focus reaches it.',
  },
  announced: {
    'A visitor lists the landmarks':
      '“Main, navigation”, “banner”, “main”, “content information”: one of each.',
    'The page opens and Tab is pressed': '“Skip to content, link”.',
  },
};

const heading = <PageHeading heading="About" intro={owner.tagline} />;

const meta = {
  component: PageFrame,
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
    footer: <SiteFooter links={footerLinks} label="Find me online" copyright={copyright} />,
    children: (
      <>
        {heading}
        <Section heading="Background">
          <Prose>
            <p>
              Eight years of logistics before I wrote a line of code: I know what a late delivery
              costs.
            </p>
          </Prose>
        </Section>
      </>
    ),
  },
  decorators: miniature,
  parameters: { layout: 'fullscreen', guide },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    for (const landmark of ['banner', 'navigation', 'main', 'contentinfo']) {
      await expect(canvas.getByRole(landmark)).toBeVisible();
    }
  },
};

/** Between the content and the footer: it is behind no text. */
export const WithDecoration: Story = {
  args: { background: <ParticleCanvas paused /> },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('canvas') as HTMLCanvasElement;
    for (const text of canvasElement.querySelectorAll('header, nav, h1, h1 + p, footer')) {
      await expectApart(text, drawing);
    }
  },
};

export const ShortPage: Story = {
  args: { children: <PageHeading heading="Nothing here yet" /> },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const TheDecorationIsBehindNoTextOnAPhone: Story = {
  tags: ['behaviour'],
  args: { ...WithDecoration.args },
  globals: phone,
  play: async (context) => {
    await expectNoSidewaysScroll(context.canvasElement);
    await WithDecoration.play?.(context);
  },
};

const longPage: Pick<Story, 'args' | 'beforeEach' | 'globals'> = {
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
export const TheNavigationReturnsOnTheWayUp: Story = {
  tags: ['behaviour'],
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
    if (innerWidth >= 768) return isGone();
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
export const TheNavigationCoversNoFocus: Story = {
  tags: ['behaviour'],
  ...longPage,
  args: { ...longPage.args, header: null },
  play: async ({ canvas, userEvent }) => {
    if (innerWidth >= 768) return;
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
export const TheNavigationCoversNoHeading: Story = {
  tags: ['behaviour'],
  ...longPage,
  play: async ({ canvas }) => {
    const further = canvas.getByRole('heading', { name: 'Further down' });
    await scrollTo(3000);
    further.scrollIntoView();
    const nav = canvas.getByRole('navigation');
    if (innerWidth < 768) await waitFor(() => expect(topOf(nav)).toBe(0));
    await expect(topOf(further)).toBeGreaterThanOrEqual(nav.getBoundingClientRect().bottom);
  },
};
