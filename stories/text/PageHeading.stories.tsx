import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Portrait } from '@portfolio/ui/Portrait';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { longWord, owner } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { desktop, inNarrowWindow, phone } from '../support/widths.ts';
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

export const HeadingOnly: Story = {
  render: ({ heading }) => <PageHeading heading={heading} />,
  play: ({ canvas }) => expect(canvas.queryByRole('paragraph')).toBeNull(),
};

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

export const WithAsideNarrow: Story = {
  ...WithAside,
  ...inNarrowWindow({ ...WithAside.args, heading: longWord }),
};

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
