import { ButtonLink } from '@portfolio/ui/Button';
import { LanguageChoice } from '@portfolio/ui/LanguageChoice';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { twoFrames } from '../support/frames.ts';
import { hydratePrerendered } from '../support/prerendered.ts';
import { navItems, owner, pictures } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { phone } from '../support/widths.ts';
import { guide } from './SiteHeader.guide.tsx';

const meta = {
  component: SiteHeader,
  parameters: { guide },
  args: {
    ...owner,
    actions: (
      <>
        <ButtonLink href="/resume.pdf" download variant="quiet" icon="download" shortLabel="Resume">
          Download Resume
        </ButtonLink>
        <ButtonLink
          href="/business-card.svg"
          download
          variant="quiet"
          icon="download"
          shortLabel="Card"
        >
          Download Business Card
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent(args.name);
    await expect(canvas.getByRole('img', { name: args.portrait?.alt ?? '' })).toBeVisible();
    // The name isn't a heading: the page's own heading comes first.
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expectTabOrder(userEvent, [
      canvas.getByRole('link', { name: 'Download Resume' }),
      canvas.getByRole('link', { name: 'Download Business Card' }),
    ]);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Initials replace the picture, in the same size; the name is beside them. */
export const NoPortrait: Story = {
  args: { portrait: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const initials = canvas.getByText('MK');
    await expect(initials).toBeVisible();
    await expect(initials).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = initials.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBe(innerWidth > 640 ? 48 : 40);
  },
};

/** It may fail in the prerendered page, where the initials show even without a script. */
export const PortraitFailedBeforeHydration: Story = {
  tags: ['!autodocs'],
  args: { portrait: { ...owner.portrait, src: pictures.broken } },
  render: () => <div />,
  play: ({ args, canvasElement }) =>
    hydratePrerendered(
      canvasElement,
      <SiteHeader {...args} />,
      async (image) => {
        await expect(getComputedStyle(image, '::after').content).toContain('MK');
        await expect(image).toHaveStyle({ color: 'rgba(0, 0, 0, 0)' });
      },
      async (host) => {
        await waitFor(() => expect(host.querySelector('img')).toBeNull());
        await expect(host).toHaveTextContent(/^MK/);
      },
    ),
};

const controls = <ThemeChoice value="system" onValueChange={() => undefined} />;

/** Settings that have no room next to the tagline are in a line of their own, below the actions. */
export const ManyLanguages: Story = {
  globals: phone,
  args: {
    controls: (
      <>
        <LanguageChoice
          label="Language"
          languages={[
            { tag: 'de', name: 'Deutsch', href: '/de/' },
            { tag: 'fr', name: 'Français', href: '/fr/' },
            { tag: 'es', name: 'Español', href: '/es/' },
          ]}
        />
        {controls}
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const languages = canvas.getByRole('navigation', { name: 'Language' });
    const settings = languages.parentElement?.getBoundingClientRect();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(settings?.right).toBeCloseTo(header.right, 0);
    const tagline = canvas.getByText(owner.tagline).getBoundingClientRect();
    await expect(settings?.bottom).toBeGreaterThan(tagline.bottom);
  },
};

/** The site's settings come last. */
export const WithControls: Story = {
  tags: ['visual'],
  args: { controls },
  play: async ({ canvas, userEvent }) => {
    await expectTabOrder(userEvent, [
      canvas.getByRole('link', { name: 'Download Resume' }),
      canvas.getByRole('link', { name: 'Download Business Card' }),
      canvas.getByRole('radio', { name: 'System theme' }),
    ]);
    if (innerWidth > 1024) {
      await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(68);
    }
  },
};

/** All of it in 88 px: with the navigation, 132. Nothing that has a target overlaps. */
export const Phone: Story = {
  args: { controls },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth > 640) return;
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(88);
    const [resume, card] = canvas.getAllByRole('link');
    if (resume && card) await expectApart(resume, card);
  },
};

/** A page whose heading shows the owner first. */
const afterHeading: Partial<Story> = {
  tags: ['!autodocs'],
  globals: phone,
  parameters: { layout: 'fullscreen' },
  args: { controls, afterHeading: true },
  beforeEach: () => () => window.scrollTo(0, 0),
  render: (args) => (
    <PageFrame
      header={<SiteHeader {...args} />}
      nav={<SiteNav items={navItems} current="/" />}
      footer={<footer>End</footer>}
    >
      <PageHeading
        heading={`Hi, I'm ${owner.name}`}
        byline={owner.jobTitle}
        controls={controls}
        intro={owner.tagline}
      />
      <div style={{ blockSize: '300vh' }} />
    </PageFrame>
  ),
};

/** The element at the top of the window, at its start. */
const atTheTop = () => document.elementFromPoint(24, 20);

const isCovered = (element: HTMLElement) => {
  const { left, top, height } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(left + 4, top + height / 2));
};

/** On a phone its row comes when the heading has left, and takes no room before; links in it can be reached. */
export const AfterHeading: Story = {
  ...afterHeading,
  play: async ({ canvas, userEvent }) => {
    const banner = canvas.getByRole('banner');
    for (const text of [owner.jobTitle, owner.tagline]) {
      await expect(banner).toHaveTextContent(text);
    }
    if (innerWidth > 640)
      return expect(canvas.getByRole('navigation').offsetTop).toBeGreaterThan(60);
    await expect(canvas.getByRole('navigation').offsetTop).toBe(0);
    const links = within(banner).getAllByRole('link');
    for (const link of links) await expect(isCovered(link)).toBe(true);
    const pageHeight = document.documentElement.scrollHeight;
    window.scrollTo(0, 600);
    await twoFrames();
    await expect(banner.contains(atTheTop())).toBe(true);
    await expect(document.documentElement.scrollHeight).toBe(pageHeight);
    // At the top again it is covered, except while one of its links has the focus.
    window.scrollTo(0, 0);
    await twoFrames();
    for (const link of links) await expect(isCovered(link)).toBe(true);
    const link = canvas.getByRole('link', { name: 'Download Resume' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(isCovered(link)).toBe(false);
    await expect(banner.contains(atTheTop())).toBe(true);
    link.blur();
  },
};

/** The navigation that has come back takes the place of the row. */
export const AfterHeadingNavigation: Story = {
  ...afterHeading,
  play: async ({ canvas }) => {
    if (innerWidth > 640) return;
    const nav = canvas.getByRole('navigation');
    for (const top of [900, 860]) {
      window.scrollTo(0, top);
      await twoFrames();
    }
    await waitFor(() => expect(nav.contains(atTheTop())).toBe(true));
    window.scrollTo(0, 1000);
    await waitFor(() => expect(canvas.getByRole('banner').contains(atTheTop())).toBe(true));
  },
};

/** With text twice as large, header and navigation take no more than half of a small phone's window. */
export const LargeTextLeavesHalf: Story = {
  ...afterHeading,
  ...largeText,
  args: { controls },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth > 640) return;
    await expect(canvas.getByRole('navigation').getBoundingClientRect().bottom).toBeLessThan(370);
    for (const link of canvas.getAllByRole('link').slice(1)) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** With text twice as large, what doesn't fit beside its neighbour wraps into its own row. */
export const LargeText: Story = {
  ...largeText,
  args: { controls },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    for (const text of [owner.name, owner.jobTitle]) {
      await expectApart(canvas.getByText('Resume'), canvas.getByText(text));
    }
  },
};
