import { ButtonLink } from '@portfolio/ui/Button';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { TimeAxis } from '@portfolio/ui/TimeAxis';
import { Timeline, TimelineCard, TimelineEnd } from '@portfolio/ui/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { sentence, technologies } from '../components/support/samples.ts';
import { desktop, phone } from '../components/support/widths.ts';
import { SiteFrame } from './SiteFrame.tsx';

const positions = [
  {
    title: 'MLOps Intern',
    company: 'Kestrelforge',
    start: '2024-10',
    end: '2024-11',
    color: '#3b7dd8',
  },
  { title: 'Data Intern', company: 'Quayside', start: '2024-03', end: '2024-04', color: '#a9771a' },
];

/** A page that tells: when, to scale, and what was done. */
function ExperiencePage() {
  return (
    <SiteFrame current="/experience">
      <PageHeading heading="Career Ladder" intro="First the data, then the machinery." />
      <Section heading="Internships">
        <TimeAxis
          caption="Internships by month"
          periods={positions.map(({ title, company, ...period }) => ({
            ...period,
            label: `${title}, ${company}`,
            initials: company.slice(0, 1),
          }))}
        />
        <Timeline>
          {positions.map(({ title, company, color }) => (
            <TimelineCard
              key={company}
              title={title}
              company={company}
              companyInitials={company.slice(0, 1)}
              companyColor={color}
              location="Pune, India"
              period="2024"
              length="2 months"
              badge="Internship"
              duties={[sentence, 'Wrote down how each figure was measured.']}
              skills={technologies}
            />
          ))}
          <TimelineEnd
            title="Next Step: 2025 & Beyond"
            label="Looking Forward"
            text={sentence}
            tags={['Seeking Opportunities']}
          >
            <ButtonLink href="/contact">Get in touch</ButtonLink>
          </TimelineEnd>
        </Timeline>
      </Section>
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Experience',
  component: ExperiencePage,
  parameters: { layout: 'fullscreen' },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
} satisfies Meta<typeof ExperiencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };
