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
import type { Guide } from '../support/guide.ts';
import { hydratePrerendered } from '../support/prerendered.ts';
import { navItems, owner, pictures } from '../support/samples.ts';
import { largeText } from '../support/visitor.ts';
import { desktop, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Says at the top of every page whose site this is, and offers what can be downloaded.',
  use: [
    'Once on each page, as `header` of `PageFrame`, which puts it on the navigation’s line.',
    'With one or two downloads as `quiet` links with short words and a whole name: “CV” and “Download CV”.',
    'With settings of the site as `controls`, such as a `ThemeChoice`.',
    'With a `tagline` of up to fifteen words on what the owner does, and for what.',
    'With `afterHeading` on the page whose `PageHeading` has a `byline`: visitors then see portrait and name once.',
  ],
  avoid: {
    'It is the heading of the page.': 'Use `PageHeading`: the name here is no heading.',
    'It leads between pages.': 'Use `SiteNav`, next to it.',
    'There are more than two actions.': 'Put the rarer ones into `SiteFooter`.',
    'The downloads would be solid buttons.':
      'Make them `quiet`: on every page, what the page says comes first.',
  },
  anatomy: {
    Portrait: '32 px, in a narrow window 40 px above the heading. Initials without a picture.',
    Name: 'In the typeface of headings, but a paragraph.',
    'Job title': 'Next to the name if there is room, or below it.',
    Tagline:
      'What the owner does, in a sentence. In a window of 768 to 1151 px, and on a phone with text twice as large, it is in the footer.',
    Actions: 'Downloads, 44 px high. Not printed.',
    Controls: 'Settings, at the end of the line.',
  },
  keyboard: {
    Tab: 'Goes through the actions, then the controls. A row after the heading shows while one of its actions has the focus.',
    Enter: 'Starts the download with the focus.',
  },
  announced: {
    'A visitor lists the landmarks': '“Banner”.',
    'The header is read':
      '“Illustration of Mira Kelvekar, image. Mira Kelvekar. AI/ML Developer & Data Analyst. I build models that hold up outside the notebook, and I show how I measured them.” Initials aren’t read: the name is next to them.',
    'An action gets the focus': '“Download Resume, link”, on a phone, too.',
  },
};

const controls = <ThemeChoice value="system" onValueChange={() => undefined} />;

const meta = {
  component: SiteHeader,
  args: {
    ...owner,
    actions: (
      <>
        <ButtonLink
          href="/resume.pdf"
          download
          aria-label="Download Resume"
          variant="quiet"
          icon="download"
        >
          Resume
        </ButtonLink>
        <ButtonLink
          href="/business-card.svg"
          download
          aria-label="Download Business Card"
          variant="quiet"
          icon="download"
          shortLabel="Card"
        >
          Business Card
        </ButtonLink>
      </>
    ),
    controls,
  },
  render: (args) => (
    <PageFrame
      header={<SiteHeader {...args} />}
      nav={<SiteNav items={navItems} current="/projects" />}
      footer={null}
      style={{ minBlockSize: 0 }}
    />
  ),
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent(args.name);
    await expect(canvas.getByRole('img', { name: owner.portrait.alt })).toBeVisible();
    // The name isn't a heading: the page's own heading comes first.
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Initials replace the picture, in the same size; the name is next to them. */
export const NoPortrait: Story = {
  args: { portrait: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const initials = canvas.getByText('MK');
    await expect(initials).toBeVisible();
    await expect(initials).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = initials.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBe(innerWidth >= 768 ? 32 : 40);
  },
};

export const BrokenPortrait: Story = {
  args: { portrait: { ...owner.portrait, src: pictures.broken } },
};

export const NoTagline: Story = { args: { tagline: undefined } };

export const NoActions: Story = { args: { actions: null } };

export const NoControls: Story = { args: { controls: undefined } };

export const LongText: Story = {
  args: {
    jobTitle: 'Statistician, teacher, and editor of a journal of small samples',
    tagline:
      'I count things that are hard to count, from seals at sea to people without a home, and I say how sure I am.',
  },
};

export const ManyLanguages: Story = {
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
};

/** In the order in which they are on the line. */
export const TabGoesThroughTheLineAndTheSettingsComeLast: Story = {
  tags: ['behaviour'],
  play: ({ canvas, userEvent }) =>
    expectTabOrder(userEvent, [
      ...canvas.getAllByRole('link'),
      canvas.getByRole('button', { name: /^System theme/ }),
    ]),
};

/** From 768 px on, the header and the navigation. */
export const AllOfItIsOneLineOf64Px: Story = {
  tags: ['behaviour'],
  globals: desktop,
  play: async ({ canvas }) => {
    if (innerWidth < 768) return;
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBeLessThanOrEqual(66);
  },
};

/** It may fail in the prerendered page, where the initials show even without a script. */
export const InitialsReplaceAPortraitThatFailedBeforeHydration: Story = {
  tags: ['behaviour'],
  args: { ...BrokenPortrait.args },
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

/** Below the actions, at the end of a line of their own. */
export const ManyLanguagesGoBelowTheTaglineOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  args: { ...ManyLanguages.args },
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

/** Nothing that has a target overlaps. */
export const AllFitsIn88PxOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth >= 768) return;
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(88);
    const [resume, card] = within(canvas.getByRole('banner')).getAllByRole('link');
    if (resume && card) await expectApart(resume, card);
  },
};

/** A page whose heading shows the owner first. */
const afterHeading: Omit<Story, 'tags'> = {
  globals: phone,
  args: { afterHeading: true },
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

/** On a phone. It takes no room before, and its links can be reached. */
export const TheRowComesWhenTheHeadingHasLeft: Story = {
  tags: ['behaviour'],
  ...afterHeading,
  play: async ({ canvas, userEvent }) => {
    const banner = canvas.getByRole('banner');
    for (const text of [owner.jobTitle, owner.tagline]) {
      await expect(banner).toHaveTextContent(text);
    }
    if (innerWidth >= 768) return;
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
    canvas.getByRole('link', { name: 'Contact' }).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(isCovered(link)).toBe(false);
    link.blur();
  },
};

/** The line has the navigation, the tagline and the settings: the heading shows the rest. */
export const NothingIsShownTwice: Story = {
  tags: ['behaviour'],
  ...afterHeading,
  globals: desktop,
  play: async ({ canvas }) => {
    if (innerWidth < 768) return;
    await expect(canvas.queryByRole('link', { name: 'Download Resume' })).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(owner.name, { exact: true })).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: /^System theme/ })).toBeVisible();
  },
};

/** When it has come back. */
export const TheNavigationTakesThePlaceOfTheRow: Story = {
  tags: ['behaviour'],
  ...afterHeading,
  play: async ({ canvas }) => {
    if (innerWidth >= 768) return;
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
export const LargeTextLeavesHalfOfTheWindow: Story = {
  tags: ['behaviour'],
  ...afterHeading,
  ...largeText,
  args: { afterHeading: false },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth >= 768) return;
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBeLessThan(370);
    for (const link of canvas.getAllByRole('link').slice(1)) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** With text twice as large, what doesn't fit beside its neighbour wraps into its own row. */
export const LargeTextWrapsIntoRowsOfItsOwn: Story = {
  tags: ['behaviour'],
  ...largeText,
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    for (const text of [owner.name, owner.jobTitle]) {
      await expectApart(canvas.getByText('Resume'), canvas.getByText(text));
    }
  },
};
