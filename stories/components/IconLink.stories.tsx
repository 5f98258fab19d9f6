import { Cluster } from '@portfolio/ui/Cluster';
import { iconNames } from '@portfolio/ui/Icon';
import { IconLink } from '@portfolio/ui/IconLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from './support/expectations.ts';

const meta = {
  component: IconLink,
  args: { icon: 'mail', label: 'E-mail', href: 'mailto:mira.kelvekar@example.com' },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'E-mail' });
    await expect(link).toHaveAttribute('title', 'E-mail');
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const External: Story = {
  args: {
    icon: 'code',
    label: 'GitHub',
    href: 'https://github.example.com/mira-kelvekar',
    external: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'GitHub (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const AllIcons: Story = {
  tags: ['visual'],
  render: (args) => (
    <Cluster>
      {iconNames.map((icon) => (
        <IconLink key={icon} {...args} icon={icon} label={icon} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas, userEvent }) => {
    await expectTabOrder(
      userEvent,
      iconNames.map((name) => canvas.getByRole('link', { name })),
    );
  },
};
