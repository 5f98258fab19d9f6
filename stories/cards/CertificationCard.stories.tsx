import { CertificationCard } from '@portfolio/ui/CertificationCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sentence } from '../support/samples.ts';
import { allStatesWithoutBroken } from '../support/states.tsx';
import { guide } from './CertificationCard.guide.tsx';

const url = 'https://credentials.example.org/applied-machine-learning';

const meta = {
  component: CertificationCard,
  args: {
    title: 'Applied Machine Learning',
    provider: 'Sahyadri Open Courses',
    duration: 'Jan 2025–Mar 2025 (10 weeks)',
    description: sentence,
    type: 'Course',
    typeColor: '#2a63b8',
    skills: ['Python', 'scikit-learn', 'Model evaluation'],
  },
  parameters: { guide },
} satisfies Meta<typeof CertificationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    await expect(canvas.getByRole('list', { name: `Skills of ${args.title}` })).toBeVisible();
    await expect(canvas.queryByText(/Verified/)).toBeNull();
  },
};

export const States: Story = { ...allStatesWithoutBroken, tags: ['visual'] };

/** Nothing leads to the proof. */
export const Verified: Story = {
  args: { verified: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Verified/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** “Verified” leads to the proof, and is the only link to it. */
export const VerifiedWithLink: Story = {
  args: { verified: true, url },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', {
      name: `Verified : ${args.title} (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** Where the certificate can be seen by anyone. */
export const WithLink: Story = {
  args: { url },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', {
      name: `See the certificate of ${args.title} (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('href', args.url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};
