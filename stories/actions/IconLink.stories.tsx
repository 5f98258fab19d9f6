import { IconLink } from '@portfolio/ui/IconLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Leads somewhere with a round icon that people know, and says where.',
  use: [
    'For a few places that people know by their mark: mail, GitHub, LinkedIn.',
    'With `labelled="below"`, for a few in a row that are equally important.',
    'With `labelled="wide"`, in a tight row such as the footer: below 1024 px only the icon shows.',
  ],
  avoid: {
    'It does something on this page.': 'Use `Button` or `CopyButton`.',
    'The place has no mark that everybody knows.': 'Use `Link`, or `ButtonLink` with an `icon`.',
    'The address itself matters, such as a phone number.': 'Use `ContactList`, which shows it.',
    'Its label is “Visit my profile” or “Click here”.':
      'Use the name of the place, in one word if possible: `GitHub`. Screen readers don’t read the icon.',
  },
  anatomy: {
    Link: 'Circle and label are one link.',
    Circle: '44 px wide and high, with a hairline around it.',
    Icon: 'Decoration; screen readers skip it.',
    Label: 'The place. Next to the circle or below it, or only where there is room.',
  },
  keyboard: { Tab: 'Moves the focus to the link.', Enter: 'Follows it.' },
  announced: {
    'It gets the focus': '“E-mail, link”, also where only the icon shows.',
    'It is `external`': '“GitHub (opens in a new tab), link”. Nothing shows this to the eye.',
  },
};

const meta = {
  component: IconLink,
  args: { icon: 'mail', label: 'E-mail', href: 'mailto:mira.kelvekar@example.com' },
  parameters: { guide },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelBeside: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'E-mail' });
    await expect(canvas.getByText('E-mail')).toBeVisible();
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

export const LabelBelow: Story = { args: { labelled: 'below' } };

export const LabelBelowHover: Story = { ...LabelBelow, ...Hover };

export const LabelBelowFocus: Story = { ...LabelBelow, ...Focus };

/** Without a `title`, which some screen readers would read after the name. */
export const LabelIfWide: Story = {
  args: { labelled: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'E-mail' })).not.toHaveAttribute('title');
  },
};

export const External: Story = {
  args: {
    icon: 'github',
    label: 'GitHub',
    href: 'https://github.example.com/mira-kelvekar',
    external: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'GitHub (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** Where there is no room for the label, it is still announced. */
export const ShowsOnlyTheIconOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  args: { ...LabelIfWide.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'E-mail' }).offsetWidth).toBe(44);
    await expect(canvas.getByText('E-mail').offsetWidth).toBe(1);
  },
};
