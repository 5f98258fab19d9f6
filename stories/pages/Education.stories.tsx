import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { CERTIFICATION_STAGGER_MS, CertificationCard } from '@portfolio/ui/CertificationCard';
import { DegreeCard } from '@portfolio/ui/DegreeCard';
import { Grid } from '@portfolio/ui/Grid';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { QuoteRotator } from '@portfolio/ui/QuoteRotator';
import { Section } from '@portfolio/ui/Section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { sentence, technologies } from '../components/support/samples.ts';
import { desktop, phone } from '../components/support/widths.ts';
import { SiteFrame } from './SiteFrame.tsx';

const certifications = ['MLOps Bootcamp', 'Deep Learning', 'Data Analysis', 'Applied NLP'];

const quotes = ['Running a paper is evidence.', 'A baseline I understand beats a model I admire.'];

/** A page that proves: the degree, what came beside it, and what goes on. */
function EducationPage() {
  return (
    <SiteFrame current="/education">
      <PageHeading heading="Education & Certifications" intro="A degree for the foundations." />
      <Section heading="Degree">
        <DegreeCard
          degree="B.Tech in Artificial Intelligence"
          institution="Tamhini Institute of Technology"
          university="Deccan Plateau Technological University"
          year="Expected 2026"
          status="Final year"
          location="Pune, India"
          highlights={[{ icon: '📈', text: 'CGPA 8.9 of 10', color: '#3b7dd8' }]}
        />
      </Section>
      <Section heading="Certifications & Training">
        <Grid columns={2} staggerMs={CERTIFICATION_STAGGER_MS}>
          {certifications.map((title, index) => (
            <CertificationCard
              key={title}
              title={title}
              provider="Open Lattice School"
              duration="8 weeks, 2024"
              description={sentence}
              type="Course"
              typeColor="#3b7dd8"
              skills={technologies}
              verified={index === 0}
            />
          ))}
        </Grid>
      </Section>
      <Callout variant="banner" heading="Continuous Learning" text={sentence}>
        <QuoteRotator quotes={quotes} />
        <ButtonLink href="/projects">Explore My Learning Journey</ButtonLink>
      </Callout>
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Education',
  component: EducationPage,
  parameters: { layout: 'fullscreen' },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
} satisfies Meta<typeof EducationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };
