import { type ContactEntry, ContactList } from '@portfolio/ui/ContactList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { expectApart, expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { arabic } from '../support/samples.ts';

const guide: Guide = {
  purpose: 'Lists the ways to reach somebody, each with its address to read, follow and copy.',
  use: [
    'Where people decide how to get in touch, such as a page about contact.',
    'With values as people write them: `+1 202 555 0142`, `mira-kelvekar`. The `href` holds the form for programs.',
    'With `copyable`, for what people type elsewhere: e-mail and phone.',
    'With `verified`, for what somebody has checked.',
  ],
  avoid: {
    'The icons alone are enough, as in a footer.': 'Use `IconLink`.',
    'People should write here and now.': 'Use a `Form`.',
    'The place should be seen on a map.': 'Use `MapEmbed`, next to it.',
    'These are numbers to compare.': 'Use `StatisticList`.',
    'A value would say “Call us”.':
      'Write the number itself, so that people can note it down without opening the link.',
  },
  anatomy: {
    Label:
      'What kind of address, in one word with a small icon. The copy button’s name contains it.',
    Value: 'The address, as a link if it leads somewhere. 44 px high for a finger.',
    Tick: 'With `verified`: green, and said in words.',
    Legend: 'Says once, below the list, what a tick means.',
    'Copy button': 'With `copyable`.',
  },
  stateWidth: 320,
  keyboard: {
    Tab: 'Moves from link to link, and to the copy button after its link.',
    Enter: 'Follows a link. Profiles open in a new tab, mail and phone don’t.',
    'Enter, Space': 'On a copy button: copies the value.',
  },
  announced: {
    'A row is read':
      'The label as a term, and the value as its definition: “Email. mira.kelvekar@example.com, link (verified)”.',
    'The link of a profile gets the focus': '“mira-kelvekar (opens in a new tab), link”.',
    'A copy button gets the focus': '“Copy email, button”.',
    'The value has been copied': '“Copied”.',
  },
};

const email: ContactEntry = {
  icon: 'mail',
  label: 'Email',
  value: 'mira.kelvekar@example.com',
  href: 'mailto:mira.kelvekar@example.com',
  verified: true,
};
const phone: ContactEntry = {
  icon: 'phone',
  label: 'Phone',
  value: '+1 202 555 0142',
  href: 'tel:+12025550142',
  verified: false,
};
const profile: ContactEntry = {
  icon: 'github',
  label: 'GitHub',
  value: 'mira-kelvekar',
  href: 'https://github.example.com/mira-kelvekar',
  verified: false,
};
const place: ContactEntry = {
  icon: 'place',
  label: 'Location',
  value: 'Pune, Maharashtra, India',
  verified: false,
};

const meta = {
  component: ContactList,
  args: { entries: [email, phone, profile, place] },
  parameters: { guide },
} satisfies Meta<typeof ContactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(labels).toEqual(args.entries.map(({ label }) => label));
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: 'a[href^="mailto"]' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'a[href^="mailto"]' } } };

export const Copyable: Story = {
  args: {
    entries: [{ ...email, copyable: true }, { ...phone, copyable: true }, profile, place],
  },
};

/** The tick is also said in words. */
export const Verified: Story = {
  args: { entries: [email] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('(verified)');
    await expect(canvas.getByText('verified')).toBeVisible();
  },
};

export const WithoutLink: Story = { args: { entries: [place] } };

export const FingersFindLinksAndButtons: Story = {
  tags: ['behaviour'],
  args: { ...Copyable.args },
  play: async ({ canvas }) => {
    const targets = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    for (const [index, target] of targets.entries()) {
      await expect(target.offsetHeight).toBeGreaterThanOrEqual(44);
      for (const other of targets.slice(index + 1)) await expectApart(target, other);
    }
  },
};

export const TabFollowsTheRows: Story = {
  tags: ['behaviour'],
  args: { ...Copyable.args },
  play: async ({ canvas, userEvent }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    const button = (name: string) => canvas.getByRole('button', { name });
    await expectTabOrder(userEvent, [
      link(/^mira\.kelvekar@/),
      button('Copy email'),
      link(/^\+1/),
      button('Copy phone'),
      link(/^mira-kelvekar/),
    ]);
  },
};

/** Mail and telephone links are for another program; profiles keep the site open behind them. */
export const OnlyProfilesOpenANewTab: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    for (const { value } of [email, phone]) {
      await expect(canvas.getByRole('link', { name: value })).not.toHaveAttribute('target');
    }
    const link = canvas.getByRole('link', { name: `${profile.value} (opens in a new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const CopiesTheValue: Story = {
  tags: ['behaviour'],
  args: { ...Copyable.args },
  beforeEach: () => {
    const spy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(phone.value);
    await waitFor(() => expect(canvas.getByText('Copied')).toBeInTheDocument());
  },
};

/** A browser breaks long words with a hyphen, but no address: it would be read as part of it. */
export const AddressesBreakWithoutAHyphen: Story = {
  tags: ['behaviour'],
  args: { ...Verified.args },
  play: async ({ canvas }) => {
    const hyphensOf = (element: Element) => getComputedStyle(element).hyphens;
    await expect(hyphensOf(document.body)).toBe('auto');
    await expect(hyphensOf(canvas.getByText(email.label))).toBe('auto');
    await expect(hyphensOf(canvas.getByRole('link'))).toBe('manual');
  },
};

/** Wherever the text around it begins. */
export const NumbersAreReadFromLeftToRight: Story = {
  tags: ['behaviour'],
  args: { entries: [{ ...place, label: arabic.label, value: arabic.name }, email, phone] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const direction = (text: string) => getComputedStyle(canvas.getByText(text)).direction;
    await expect(direction(phone.value)).toBe('ltr');
    await expect(direction(arabic.name)).toBe('rtl');
  },
};
