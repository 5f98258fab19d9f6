import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { desktop } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Sets a message apart from the text: a principle, an invitation, the end of a page.',
  use: [
    'As `aside` (the default), next to paragraphs or between them, for one thing to remember.',
    'As `banner`, at the end of a page, to say where to go next.',
    'With the message itself as heading, in at most six words: `Come and work here`, not `Information`.',
    'With `id`, where others should be able to link to it.',
  ],
  avoid: {
    'It says how an action ended.': 'Use `StatusMessage`, which is announced.',
    'The page has a banner already.': 'Use an `aside`, or a `Section`.',
    'It is a part of the page like the others.':
      'Use `Section`: if everything is set apart, nothing is.',
    'Nothing can be found at an address.': 'Use `ErrorScreen`.',
    'It would have three buttons.':
      'Keep the one that answers the heading. From a list of ways on, people choose none.',
  },
  anatomy: {
    Rule: 'A bold line before an aside, a hairline above a banner.',
    Label: 'A few words above the heading.',
    Heading: 'Of the second level. It names the callout for screen readers.',
    Text: 'A sentence or two, grey in a banner.',
    Tags: 'Short labels.',
    Actions: 'Its children: a button or two.',
  },
  stateWidth: 520,
  keyboard: {
    Tab: 'Moves the focus to the `#` next to the heading, which shows then (with `id` only), and to the actions.',
    Enter: 'On the `#`: puts the callout’s address into the address bar.',
  },
  announced: {
    'A screen reader comes to it':
      '“Come and work here, region”, and the heading as “heading, level 2”.',
    'It comes to the tags': 'A list with the name of the heading.',
    'The `#` gets the focus': '“Link to this section: Come and work here, link”.',
  },
};

const meta = {
  component: Callout,
  args: {
    heading: 'Come and work here',
    text: 'We are looking for somebody who repairs cargo bikes, two days a week.',
  },
  parameters: { guide },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aside: Story = {
  args: {
    label: 'Open position',
    tags: ['Workshop', 'Part-time'],
    children: <ButtonLink href="/contact">Write to us</ButtonLink>,
  },
  play: async ({ args, canvas }) => {
    const region = within(canvas.getByRole('region', { name: args.heading }));
    await expect(region.getByRole('heading', { level: 2 })).toHaveTextContent(args.heading);
    await expect(region.getByRole('list', { name: args.heading })).toBeVisible();
    await expect(region.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
};

export const AsideWithText: Story = {};

export const AsideWithHeadingOnly: Story = { args: { text: undefined } };

export const LinkToItself: Story = {
  args: { id: 'come-and-work-here' },
  parameters: { pseudo: { focusVisible: 'a' } },
};

export const Banner: Story = { args: { ...Aside.args, variant: 'banner' } };

export const BannerWithText: Story = { args: { variant: 'banner' } };

export const BannerWithQuote: Story = {
  args: {
    ...Banner.args,
    tags: [],
    aside: <blockquote>Best job I ever had.</blockquote>,
  },
};

/** The words, then what belongs to them, at the end of the row. */
export const ABannerIsOneRow: Story = {
  tags: ['behaviour'],
  args: { ...BannerWithQuote.args },
  globals: desktop,
  play: async ({ args, canvas }) => {
    const row = [args.text, /^Best job/, 'Write to us'].map((text) =>
      canvas.getByText(text as string).getBoundingClientRect(),
    );
    for (const [index, { left, top }] of row.slice(1).entries()) {
      await expect(left).toBeGreaterThan(row[index]?.right ?? 0);
      await expect(top).toBeLessThan(row[0]?.bottom ?? 0);
    }
    await expect(canvas.getByRole('region').offsetHeight).toBeLessThanOrEqual(128);
  },
};

/** The address of the callout, to pass on. */
export const TheLinkToItselfShowsOnFocus: Story = {
  tags: ['behaviour'],
  args: { ...LinkToItself.args },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `Link to this section: ${args.heading}` });
    await expect(link).toHaveAttribute('href', `#${args.id}`);
    const region = canvas.getByRole('region', { name: args.heading });
    await expect(region).toHaveAttribute('id', args.id);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ opacity: 1 });
    await expect(link.offsetWidth).toBeGreaterThanOrEqual(24);
  },
};
