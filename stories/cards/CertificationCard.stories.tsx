import { type Certification, CertificationCard } from '@portfolio/ui/CertificationCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { pictures } from '../support/samples.ts';

const guide: Guide = {
  purpose: 'Presents a certificate, a course or a training, and who confirms it.',
  use: [
    'For something that was completed and that a provider issued.',
    'With `verified` only if a third party confirms it, and with `url` if anybody can see it there.',
    'In a `Grid` of two columns; skills and links of a row line up at the bottom.',
  ],
  avoid: {
    'Nobody can see the proof.': 'Leave `verified` out: without `url`, it is only a claim.',
    'It is a degree.': 'Use `DegreeCard`, which has highlights.',
    'It is a skill.': 'Use `SkillTile`.',
    'It is still going on, or was paid work.': 'Use `Timeline`.',
  },
  anatomy: {
    Title: 'A third-level heading.',
    'Kind and time':
      'What it is, with a dot in the colour of the kind; when and for how long; “Verified” if it is, with a link to the proof.',
    Logo: 'The provider’s logo, 40 px. Decoration.',
    Provider: 'Followed by `providerSubtitle`.',
    Skills: 'Tags, at the bottom of the card.',
    Link: 'To the certificate, in a new tab: “Verified”, or “See the certificate” at the bottom.',
  },
  stateWidth: 260,
  keyboard: {
    Tab: 'Moves the focus to the link, if there is one.',
    Enter: 'Opens the certificate in a new tab.',
  },
  announced: {
    'The card is read':
      'The title as a heading of level 3, kind and time, the provider, the description, “Skills of Cloud Data Engineering, list”. Logo and initials aren’t read.',
    'The link gets the focus':
      '“Verified: Cloud Data Engineering (opens in a new tab), link”; without `verified`, “See the certificate of Cloud Data Engineering”.',
  },
};

const url = 'https://credentials.example.org/cloud-data-engineering';

const course: Certification = {
  title: 'Cloud Data Engineering',
  provider: 'Nordlicht Academy',
  providerLogo: pictures.logo,
  duration: 'Mar 2025 (4 weeks)',
  description: 'Batch and streaming pipelines, with a graded project on sensor data.',
  type: 'Course',
  typeColor: '#2a63b8',
  skills: ['SQL', 'Kafka', 'Terraform'],
};

/** The course, with other facts. */
const having = (facts: Partial<Certification>) => ({ certification: { ...course, ...facts } });

const meta = {
  component: CertificationCard,
  args: { certification: course },
  parameters: { guide },
} satisfies Meta<typeof CertificationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLogo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: course.title })).toBeVisible();
    await expect(canvas.getByRole('list', { name: `Skills of ${course.title}` })).toBeVisible();
    await expect(canvas.queryByText(/Verified/)).toBeNull();
  },
};

export const WithoutLogo: Story = { args: having({ providerLogo: undefined }) };

/** The provider's initials take the place of the logo. */
export const BrokenLogo: Story = { args: having({ providerLogo: pictures.broken }) };

export const WithPartner: Story = {
  args: having({ providerSubtitle: 'with the University of Bergen' }),
};

/** Nothing leads to the proof. */
export const Verified: Story = {
  args: having({ verified: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Verified/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** “Verified” leads to the proof, and is the only link to it. */
export const VerifiedWithLink: Story = {
  args: having({ verified: true, url }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: `Verified : ${course.title} (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** Where the certificate can be seen by anyone. */
export const WithLink: Story = {
  args: having({ url }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: `See the certificate of ${course.title} (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const LinkFocus: Story = {
  args: having({ url }),
  parameters: { pseudo: { focusVisible: 'a' } },
};

export const NoDescriptionNoSkills: Story = {
  args: having({ description: undefined, skills: [] }),
};

export const OtherKind: Story = { args: having({ type: 'Internship', typeColor: '#1a6b3c' }) };
