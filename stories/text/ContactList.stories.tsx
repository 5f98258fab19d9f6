import { ContactList } from '@portfolio/ui/ContactList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { expectApart, expectTabOrder } from '../support/expectations.ts';
import { arabic } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './ContactList.guide.tsx';

const email = {
  icon: 'mail',
  label: 'Email',
  value: 'mira.kelvekar@example.com',
  href: 'mailto:mira.kelvekar@example.com',
  verified: true,
} as const;
const phone = {
  icon: 'phone',
  label: 'Phone',
  value: '+1 202 555 0142',
  href: 'tel:+12025550142',
  verified: false,
} as const;
const profile = {
  icon: 'github',
  label: 'GitHub',
  value: 'mira-kelvekar',
  href: 'https://github.example.com/mira-kelvekar',
  verified: true,
} as const;
const location = {
  icon: 'place',
  label: 'Location',
  value: 'Pune, Maharashtra, India',
  verified: false,
} as const;

/** Each is as high as a finger needs, and none lies on another. */
async function expectFingersFindThem(targets: readonly HTMLElement[]) {
  for (const [index, target] of targets.entries()) {
    await expect(target.offsetHeight).toBeGreaterThanOrEqual(44);
    for (const other of targets.slice(index + 1)) await expectApart(target, other);
  }
}

const meta = {
  component: ContactList,
  args: { entries: [email, phone, profile, location] },
  parameters: { guide },
} satisfies Meta<typeof ContactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(labels).toEqual(args.entries.map(({ label }) => label));
    await expectFingersFindThem(canvas.getAllByRole('link'));
    await expectTabOrder(userEvent, canvas.getAllByRole('link'));
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Mail and telephone links are for another program; profiles keep the site open behind them. */
export const OnlyProfilesOpenANewTab: Story = {
  play: async ({ canvas }) => {
    for (const { value } of [email, phone]) {
      await expect(canvas.getByRole('link', { name: value })).not.toHaveAttribute('target');
    }
    const link = canvas.getByRole('link', { name: `${profile.value} (opens in a new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** Email and phone can be copied; each button says what. */
export const Copyable: Story = {
  args: {
    entries: [{ ...email, copyable: true }, { ...phone, copyable: true }, profile, location],
  },
  beforeEach: () => {
    const spy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expectFingersFindThem([...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(phone.value);
    await waitFor(() => expect(canvas.getByText('Copied')).toBeInTheDocument());
    await expectTabOrder(userEvent, [canvas.getByRole('link', { name: /mira-kelvekar/ })]);
  },
};

/** A browser breaks long words with a hyphen, but no address: it would be read as part of it. */
export const NoHyphens: Story = {
  args: { entries: [email] },
  play: async ({ canvas }) => {
    const hyphensOf = (element: Element) => getComputedStyle(element).hyphens;
    await expect(hyphensOf(document.body)).toBe('auto');
    await expect(hyphensOf(canvas.getByText(email.label))).toBe('auto');
    await expect(hyphensOf(canvas.getByRole('link'))).toBe('manual');
  },
};

/** The tick is also said in words. */
export const Verified: Story = {
  args: { entries: [email] },
  play: ({ canvas }) => expect(canvas.getByRole('definition')).toHaveTextContent('(verified)'),
};

/** A number is read from left to right, wherever the text around it begins. */
export const RightToLeft: Story = {
  args: { entries: [{ ...location, label: arabic.label, value: arabic.name }, email, phone] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const direction = (text: string) => getComputedStyle(canvas.getByText(text)).direction;
    await expect(direction(phone.value)).toBe('ltr');
    await expect(direction(arabic.name)).toBe('rtl');
  },
};
