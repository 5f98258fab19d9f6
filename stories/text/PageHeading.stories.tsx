import { ButtonLink } from '@portfolio/ui/Button';
import { Figure } from '@portfolio/ui/Figure';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Portrait } from '@portfolio/ui/Portrait';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { Tag } from '@portfolio/ui/Tag';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { described, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { owner } from '../support/samples.ts';
import { largeText } from '../support/visitor.ts';
import { desktop, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Opens a page: what it is about, a sentence on it, and what to do first.',
  use: [
    'Once, at the top of each page, with the words that the navigation uses.',
    'With `intro`, which says in one or two sentences what the page holds.',
    'With `aside`, for a page about a person or a thing.',
    'With `facts`, for numbers that sum up the page.',
    'With `byline` and `controls` on the page about the owner, whose `SiteHeader` is `afterHeading` and leaves them out. The controls are here only in a narrow window.',
  ],
  avoid: {
    'It is the heading of a part of a page.': 'Use `Section`.',
    'It says whose site this is.': 'Use `SiteHeader`, above the navigation.',
    'The page doesn’t exist or fails.': 'Use `ErrorScreen`.',
    'It would say “Welcome to our website”.':
      'Name the page, in one to four words: every page could say “Welcome”.',
    'It would have four equal buttons.':
      'Keep one or two, of which one is `solid`. The navigation leads to the other pages.',
  },
  anatomy: {
    Heading: 'The only one of the first level.',
    Introduction: 'Larger than the text, and grey.',
    Aside: 'Next to the text; on a phone next to the introduction only. Not on paper.',
    Actions: 'Its children: one or two links that look like buttons.',
  },
  stateWidth: 560,
  keyboard: {
    Tab: 'Goes to the actions. The heading isn’t a stop: only the page can give it the focus.',
  },
  announced: {
    'A screen reader comes to it': '“Our bridges, heading, level 1”.',
    'The page puts the focus on it after a change of page':
      'The heading, so that everybody knows where they are. Tab goes on from there.',
  },
};

const meta = {
  component: PageHeading,
  args: {
    heading: 'Our bridges',
    intro: 'Bridges for people on foot, drawn and built since 2011.',
  },
  parameters: { guide },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <ButtonLink href="/contact">Write to us</ButtonLink>
    <ButtonLink href="/prices" variant="outline">
      Price list
    </ButtonLink>
  </>
);
const portrait = <Portrait name={owner.name} picture={owner.portrait} />;

/** On a phone, the picture is next to the introduction, below the heading. */
export const WithPicture: Story = {
  args: { aside: portrait, children: actions },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Our bridges' });
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const intro = canvas.getByText(/^Bridges for/).getBoundingClientRect();
    await expect(picture.left).toBeGreaterThan(heading.getBoundingClientRect().left);
    await expect(picture.top).toBeLessThan(intro.bottom);
  },
};

export const HeadingOnly: Story = { args: { intro: undefined } };

export const WithIntroduction: Story = {};

export const WithActions: Story = { args: { children: actions } };

export const WithLabelAbove: Story = { args: { above: <Tag>Open to walkers</Tag> } };

export const WithFigure: Story = {
  args: {
    ...WithLabelAbove.args,
    aside: <Figure figure={described(share)} size="sm" style={{ inlineSize: '14rem' }} />,
  },
};

export const WithFacts: Story = {
  args: {
    facts: (
      <StatisticList
        inline
        statistics={[
          { value: '31', label: 'bridges' },
          { value: '4', label: 'countries' },
        ]}
      />
    ),
  },
};

/** Of the page about the owner. Elsewhere than on a phone, the header shows the controls. */
export const WithByline: Story = {
  globals: phone,
  decorators: [
    // It reaches to the edges of the window, as in a `PageFrame`.
    (Story) => (
      <div style={{ paddingInline: 'var(--pf-space-md)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    heading: `Hi, I'm ${owner.name}`,
    byline: owner.jobTitle,
    controls: <ThemeChoice value="system" onValueChange={() => undefined} />,
    intro: owner.tagline,
    aside: portrait,
    children: (
      <>
        <ButtonLink href="/contact">Let's Connect</ButtonLink>
        <ButtonLink href="/resume.pdf" variant="quiet" icon="download" shortLabel="Resume">
          Download Resume
        </ButtonLink>
        <ButtonLink href="/card.pdf" variant="quiet" icon="download" shortLabel="Business Card">
          Download Business Card
        </ButtonLink>
      </>
    ),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const byline = canvas.getByText(args.byline ?? '');
    await expect(byline).toBeVisible();
    if (innerWidth > 767) return expect(canvas.queryByRole('button')).toBeNull();
    const [main, resume, card] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    await expect(resume?.width).toBe(card?.width);
    await expect(resume?.top).toBe(card?.top);
    await expect(main?.width).toBeGreaterThan(2 * (card?.width ?? 0));
    for (const target of [main, resume, card])
      await expect(target?.height).toBeGreaterThanOrEqual(44);
    // The picture is before the words, the controls are clear of them.
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().right).toBeLessThan(heading.left);
    await expectApart(canvas.getByRole('button'), byline);
  },
};

export const TheControlsAreLeftOutInAWideWindow: Story = {
  ...WithByline,
  tags: ['behaviour'],
  globals: desktop,
};

/** Before a word of it breaks. */
export const APictureGoesAboveALargeName: Story = {
  ...WithByline,
  ...largeText,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth > 640) return;
    await expect(canvas.getByRole('img').getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('heading').getBoundingClientRect().top,
    );
  },
};

export const APictureIsNextToTheIntroductionOnAPhone: Story = {
  ...WithPicture,
  tags: ['behaviour'],
  globals: phone,
};

export const FactsAreAtTheEndOfTheHeadingsLine: Story = {
  tags: ['behaviour'],
  globals: desktop,
  args: { facts: <p>31 bridges</p> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const facts = canvas.getByText('31 bridges').getBoundingClientRect();
    await expect(facts.left).toBeGreaterThan(heading.right);
    await expect(facts.bottom).toBeLessThanOrEqual(heading.bottom);
  },
};

/**
 * After a change of page it has the focus, so that reading and tabbing continue from there. It isn't a control, so it
 * has no ring, and Tab doesn't stop there.
 */
export const TabGoesOnFromAHeadingWithTheFocus: Story = {
  tags: ['behaviour'],
  args: { children: actions },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
    // The kind of focus that has a ring elsewhere.
    await expect(heading.matches(':focus-visible')).toBe(true);
    await expect(heading).toHaveStyle({ 'outline-style': 'none' });
    await expectTabOrder(userEvent, canvas.getAllByRole('link').slice(0, 1));
    await userEvent.tab({ shift: true });
    await expect(heading).not.toHaveFocus();
  },
};
