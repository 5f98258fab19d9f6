import { IconLink } from '@portfolio/ui/IconLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { phone } from '../support/widths.ts';
import { guide } from './IconLink.guide.tsx';

const meta = {
  component: IconLink,
  args: { icon: 'mail', label: 'E-mail', href: 'mailto:mira.kelvekar@example.com' },
  parameters: { guide },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'E-mail' });
    await expect(canvas.getByText('E-mail')).toBeVisible();
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Where there is no room for the label, it's announced and shown on hover. */
export const OnlyTheIconInANarrowWindow: Story = {
  globals: phone,
  args: { labelled: 'wide' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'E-mail' });
    await expect(link).toHaveAttribute('title', 'E-mail');
    await expect(link.offsetWidth).toBe(44);
    await expect(canvas.getByText('E-mail').offsetWidth).toBe(1);
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
