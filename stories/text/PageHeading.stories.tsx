import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Portrait } from '@portfolio/ui/Portrait';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { owner } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { desktop, phone } from '../support/widths.ts';
import { guide } from './PageHeading.guide.tsx';

const actions = (
  <Cluster>
    <ButtonLink href="/resume.pdf">Download Resume</ButtonLink>
    <ButtonLink href="/contact" variant="outline">
      Let's Connect
    </ButtonLink>
  </Cluster>
);

const meta = {
  component: PageHeading,
  args: {
    heading: 'Education & Certifications',
    intro: 'What I studied, what I was taught on the job, and who vouches for it.',
  },
  parameters: { guide },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Education & Certifications',
    ),
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** A picture beside the text; on a phone beside the introduction, below the heading. */
export const WithAside: Story = {
  args: { children: actions, aside: <Portrait name={owner.name} picture={owner.portrait} /> },
  play: async ({ canvas }) => {
    const left = canvas.getByRole('heading').getBoundingClientRect().left;
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.left).toBeGreaterThan(left);
    await expect(picture.top).toBeLessThan(
      canvas.getByText(/^What I/).getBoundingClientRect().bottom,
    );
  },
};

export const WithAsideOnAPhone: Story = { ...WithAside, globals: phone };

/** Facts are on the introduction's line if they fit, at its end. */
export const WithFacts: Story = {
  globals: desktop,
  args: { facts: '31 bridges' },
  play: async ({ canvas }) => {
    const intro = canvas.getByText(/^What I/).getBoundingClientRect();
    const facts = canvas.getByText('31 bridges').getBoundingClientRect();
    await expect(facts.left).toBeGreaterThan(intro.right);
    await expect(facts.top).toBeLessThan(intro.bottom);
  },
};

/**
 * Of the page about the owner, on a phone: portrait, name and profession once, and two actions side by side. Elsewhere
 * the header shows the profession.
 */
export const WithByline: Story = {
  tags: ['visual'],
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
    aside: <Portrait name={owner.name} picture={owner.portrait} />,
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
    if (innerWidth > 640) return expect(byline).not.toBeVisible();
    await expect(byline).toBeVisible();
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
    await expectApart(canvas.getByRole('radiogroup'), byline);
  },
};

export const WithBylineWide: Story = { ...WithByline, tags: [], globals: desktop };

/** The picture goes above the name before a word of it breaks. */
export const WithBylineLargeText: Story = {
  ...WithByline,
  ...largeText,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth > 640) return;
    await expect(canvas.getByRole('img').getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('heading').getBoundingClientRect().top,
    );
  },
};

/**
 * After a change of page it has the focus, so that reading and tabbing continue from there. It
 * isn't a control, so it has no ring, and Tab doesn't stop there.
 */
export const Focused: Story = {
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
