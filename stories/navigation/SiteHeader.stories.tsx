import { ButtonLink } from '@portfolio/ui/Button';
import { LanguageChoice } from '@portfolio/ui/LanguageChoice';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import {
  expectApart,
  expectInside,
  expectNoSidewaysScroll,
  expectTabOrder,
} from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { hydratePrerendered } from '../support/prerendered.ts';
import { navItems, owner, pictures } from '../support/samples.ts';
import { largeText } from '../support/visitor.ts';
import { desktop, phone, windowOf } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Says at the top of every page whose site this is, and offers what can be downloaded.',
  use: [
    'Once on each page, the same on all of them, as `header` of `PageFrame`.',
    'With one or two downloads as `quiet` links with short words and a whole name: “CV” and “Download CV”.',
    'With a setting of the site as `controls`, such as a `ThemeChoice`, and a `LanguageChoice` as `languages`.',
    'With a `tagline` of up to fifteen words on what the owner does, and for what.',
  ],
  avoid: {
    'It is the heading of the page.': 'Use `PageHeading`: the name here is no heading.',
    'It leads between pages.': 'Use `SiteNav`, below it.',
    'There are more than two actions.': 'Put the rarer ones into `SiteFooter`.',
    'The downloads would be solid buttons.':
      'Make them `quiet`: on every page, what the page says comes first.',
  },
  anatomy: {
    Portrait: '40 px. Initials without a picture.',
    Name: 'In the typeface of headings, but a paragraph.',
    'Job title': 'Next to the name. On a phone it is below the name and the downloads.',
    Actions: 'Downloads, 44 px high, at the end of the name’s line. Not printed.',
    Controls: 'A setting, after the downloads.',
    Tagline: 'What the owner does, in a sentence: a line of its own below the name.',
    Languages: 'At the end of the tagline’s line, or below it.',
  },
  stateWidth: 600,
  keyboard: {
    Tab: 'Goes through the downloads, the settings and the languages, then to the navigation.',
    Enter: 'Starts the download with the focus.',
  },
  announced: {
    'A visitor lists the landmarks': '“Banner”.',
    'The header is read':
      '“Illustration of Mira Kelvekar, image. Mira Kelvekar. AI/ML Developer & Data Analyst. I build models that hold up outside the notebook, and I show how I measured them.” Initials aren’t read: the name is next to them.',
    'An action gets the focus': '“Download Resume, link”, on a phone, too.',
  },
};

/** As the site shows it. */
const framed = (header: ReactNode, items = navItems) => (
  <PageFrame
    header={header}
    nav={<SiteNav items={items} current="/projects" />}
    footer={null}
    style={{ minBlockSize: 0 }}
  />
);

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
    controls: <ThemeChoice value={undefined} onValueChange={() => undefined} />,
  },
  render: (args) => framed(<SiteHeader {...args} />),
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
    await expect(width).toBe(40);
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
    languages: (
      <LanguageChoice
        label="Language"
        languages={[
          { tag: 'de', name: 'Deutsch', href: '/de/' },
          { tag: 'fr', name: 'Français', href: '/fr/' },
          { tag: 'es', name: 'Español', href: '/es/' },
        ]}
      />
    ),
  },
};

const eightPages = [
  'About Me',
  'Skills & Tools',
  'Selected Projects',
  'Work Experience',
  'Education & Certificates',
  'Publications',
  'Talks & Workshops',
  'Get In Touch',
].map((label, index) => ({ href: navItems[index]?.href ?? `/${label}`, label }));

/** The header and the navigation: what is before the page's own content. */
export const EightPagesLongLabels: Story = {
  render: (args) => framed(<SiteHeader {...args} />, eightPages),
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const header = canvas.getByRole('banner').getBoundingClientRect();
    const nav = canvas.getByRole('navigation');
    // Name and settings are whole, with air around them.
    for (const element of [canvas.getByText(owner.name), canvas.getByRole('button')]) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(header.bottom);
      await expect(left).toBeGreaterThanOrEqual(16);
      await expect(right).toBeLessThanOrEqual(innerWidth - 16);
    }
    await expect(canvas.getByText(owner.name).getBoundingClientRect().top).toBeGreaterThan(7);
    for (const entry of canvas.getAllByRole('listitem')) await expectInside(entry, nav);
    await expectApart(canvas.getByText(owner.tagline), nav);
    // The navigation takes a second line in a window that is narrow for it, and a third or fourth one on a phone.
    const lines = innerWidth >= 1280 ? 1 : innerWidth >= 768 ? 2 : 4;
    const height = header.height + nav.offsetHeight;
    await expect(height).toBeLessThanOrEqual((innerWidth < 768 ? 104 : 72) + 45 * lines);
  },
};

const eightPagesAt = (width: number): Story => ({
  ...EightPagesLongLabels,
  ...windowOf(width),
  tags: ['behaviour'],
});
export const EightPagesFitInAWindowOf1280Px = eightPagesAt(1280);
export const EightPagesFitInAWindowOf1024Px = eightPagesAt(1024);
export const EightPagesFitOnAPhoneOf390Px = eightPagesAt(390);

/** In the order in which they are seen. */
export const TabGoesThroughTheHeaderBeforeTheNavigation: Story = {
  tags: ['behaviour'],
  args: { ...ManyLanguages.args },
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const header = within(canvas.getByRole('banner'));
    const [resume, card, ...languages] = header.getAllByRole('link');
    const stops = [resume, card, header.getByRole('button'), ...languages].filter((stop) => !!stop);
    await userEvent.tab(); // the skip link
    await expectTabOrder(userEvent, stops);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus();
  },
};

/** From 768 px on: name, title and downloads in one line, the tagline in the next, then the entries on their rule. */
export const TwoRowsTakeNoMoreThan116Px: Story = {
  tags: ['behaviour'],
  ...windowOf(768),
  play: async ({ canvas }) => {
    if (innerWidth < 768) return;
    const [name, title, resume, tagline] = [
      owner.name,
      owner.jobTitle,
      'Resume',
      owner.tagline,
    ].map((text) => canvas.getByText(text).getBoundingClientRect());
    for (const next of [title, resume]) {
      await expect(next?.left).toBeGreaterThan(name?.right ?? Infinity);
      await expect(next?.top).toBeLessThan(name?.bottom ?? 0);
    }
    await expect(tagline?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
    const entry = canvas.getByText('About').getBoundingClientRect();
    await expect(entry.top).toBeGreaterThanOrEqual(tagline?.bottom ?? Infinity);
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBeLessThanOrEqual(116);
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

/** In a line of their own. */
export const ManyLanguagesGoBelowTheTaglineOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  args: { ...ManyLanguages.args },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth >= 768) return;
    const languages = canvas.getByRole('navigation', { name: 'Language' });
    const tagline = canvas.getByText(owner.tagline).getBoundingClientRect();
    await expect(languages.getBoundingClientRect().top).toBeGreaterThanOrEqual(tagline.bottom);
  },
};

/** Nothing that has a target overlaps. */
export const AllFitsIn104PxOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth >= 768) return;
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(104);
    const header = within(canvas.getByRole('banner'));
    const [resume, card] = header.getAllByRole('link');
    if (resume && card) {
      await expectApart(resume, card);
      await expectApart(card, header.getByRole('button'));
    }
    // The entries come first.
    await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(0);
  },
};

/** With text twice as large, what doesn't fit next to its neighbour wraps, and everything can be touched. */
export const LargeTextWrapsIntoRowsOfItsOwn: Story = {
  tags: ['behaviour'],
  ...largeText,
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    for (const text of [owner.name, owner.jobTitle]) {
      await expectApart(canvas.getByText('Resume'), canvas.getByText(text));
    }
    if (innerWidth >= 768) return;
    for (const link of canvas.getAllByRole('link').slice(1)) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
