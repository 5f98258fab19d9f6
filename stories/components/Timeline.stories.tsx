import { Callout } from '@portfolio/ui/Callout';
import { Timeline, TimelineCard, type TimelineCardProps } from '@portfolio/ui/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { longText, longWord, manyTechnologies, sentence, technologies } from './support/samples.ts';
import { narrow } from './support/widths.ts';

const internship: TimelineCardProps = {
  title: 'Machine Learning Intern',
  company: 'Harbour Analytics',
  companyInitials: 'HA',
  companyColor: '#2a63b8',
  location: 'Pune, India (remote)',
  period: 'Jun 2025–Aug 2025',
  length: '3 months',
  badge: 'Internship',
  duties: [
    'Moved a forecast that was run by hand to a nightly pipeline.',
    'Wrote the tests that stop a model worse than the one in use.',
  ],
  skills: technologies,
};

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  subcomponents: { TimelineCard },
  args: {
    children: [
      <TimelineCard key="first" {...internship} />,
      <TimelineCard
        key="second"
        {...internship}
        title="Data Analyst Intern"
        company="Monsoon Retail"
        companyInitials="MR"
        companyColor="#1a6b3c"
        period="Jun 2024–Jul 2024"
        length="2 months"
      />,
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Machine Learning Intern', 'Data Analyst Intern']);
    await expect(
      canvas.getByRole('list', { name: 'Skills used as Machine Learning Intern' }),
    ).toBeVisible();
  },
};

export const SingleEntry: Story = {
  args: { children: <TimelineCard {...internship} /> },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByText('Internship')).toBeVisible();
    // The company's name stands beside its initials.
    await expect(card.getByText('HA')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Any content can be an entry, such as what comes next. */
export const OtherContent: Story = {
  args: {
    children: [
      <Callout key="next" heading="Next Step: 2026 & Beyond" text="A first position." />,
      <TimelineCard key="first" {...internship} />,
    ],
  },
};

export const LongText: Story = {
  args: {
    children: (
      <TimelineCard {...internship} duties={[longText, sentence]} skills={manyTechnologies} />
    ),
  },
};

export const NoDutiesNoSkills: Story = {
  args: { children: <TimelineCard {...internship} duties={[]} skills={[]} /> },
  play: async ({ canvas }) => {
    // The timeline itself.
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
};

export const NarrowWindow: Story = {
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const LongWord: Story = {
  ...NarrowWindow,
  args: {
    children: (
      <TimelineCard
        {...internship}
        title={longWord}
        company={longWord}
        location={longWord}
        period={longWord}
        length={longWord}
        badge={longWord}
        duties={[longWord]}
        skills={[longWord]}
      />
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
