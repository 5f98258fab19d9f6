import { ButtonLink } from '@portfolio/ui/Button';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { Tag } from '@portfolio/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { desktop, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Opens a page: what it is about, a sentence on it, and what to do first.',
  use: [
    'Once, at the top of each page, with the words that the navigation uses.',
    'With `intro`, which says in one or two sentences what the page holds.',
    'With `facts`, for numbers that sum up the page.',
    'With `lead`, for the one thing that visitors should see first.',
  ],
  avoid: {
    'It is the heading of a part of a page.': 'Use `Section`.',
    'It says whose site this is.': 'Use `SiteHeader`, at the top of the page.',
    'The page doesn’t exist or fails.': 'Use `ErrorScreen`.',
    'It would say “Welcome to our website”.':
      'Name the page, in one to four words: every page could say “Welcome”.',
    'It would have four equal buttons.':
      'Keep one or two, of which one is `solid`. The navigation leads to the other pages.',
  },
  anatomy: {
    Heading: 'The only one of the first level.',
    Introduction: 'Larger than the text, and grey.',
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

export const HeadingOnly: Story = { args: { intro: undefined } };

export const WithIntroduction: Story = {};

export const WithActions: Story = { args: { children: actions } };

export const WithLabelAbove: Story = { args: { above: <Tag>Open to walkers</Tag> } };

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

/** Next to the words where there is room. */
export const WithLead: Story = {
  globals: desktop,
  args: { children: actions, lead: <p>The longest has one span of 84 metres.</p> },
  play: async ({ canvas }) => {
    const lead = canvas.getByText(/84 metres/).getBoundingClientRect();
    const { bottom, right } = canvas
      .getByRole('link', { name: 'Price list' })
      .getBoundingClientRect();
    if (innerWidth < 1024) await expect(lead.top).toBeGreaterThan(bottom);
    else await expect(lead.left).toBeGreaterThan(right);
  },
};

/** On a phone, the first has a line of its own. */
export const WithThreeActions: Story = {
  args: {
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
  play: async ({ canvas }) => {
    const [main, resume, card] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    await expect(resume?.top).toBe(card?.top);
    if (innerWidth > 640) await expect(main?.bottom).toBe(card?.bottom);
    else await expect(main?.bottom).toBeLessThan(card?.top ?? 0);
  },
};

export const TheFirstOfThreeActionsHasALineOfAPhone: Story = {
  ...WithThreeActions,
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
