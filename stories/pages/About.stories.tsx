import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Columns } from '@portfolio/ui/Columns';
import { FlipCardGroup } from '@portfolio/ui/FlipCard';
import { Grid } from '@portfolio/ui/Grid';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { ValueCard } from '@portfolio/ui/ValueCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { owner, sentence } from '../components/support/samples.ts';
import { desktop, phone } from '../components/support/widths.ts';
import { SiteFrame } from './SiteFrame.tsx';

const statistics = [
  { value: '3+', label: 'years of practical AI/ML experience' },
  { value: '20+', label: 'projects completed' },
  { value: '15+', label: 'technologies mastered' },
  { value: '5+', label: 'certifications' },
  { value: '4+', label: 'domains covered' },
];

const values = [
  { icon: '🎯', title: 'Mission-Driven', summary: 'What is it for?' },
  { icon: '💡', title: 'Innovation-Focused', summary: 'What is new, and is it better?' },
  { icon: '🤝', title: 'Collaboration-Ready', summary: 'Who else can run it?' },
  { icon: '⚖️', title: 'Ethics-Oriented', summary: 'Who is harmed when it is wrong?' },
];

/** A page that reads: heading, figures, text, cards, and what to do next. */
function AboutPage() {
  return (
    <SiteFrame current="/">
      <PageHeading heading="Data, measured twice" intro={owner.tagline}>
        <Cluster>
          <ButtonLink href="/resume.pdf" download>
            Download Resume
          </ButtonLink>
          <ButtonLink href="/contact" variant="outline">
            Let's Connect
          </ButtonLink>
        </Cluster>
      </PageHeading>
      <StatisticList statistics={statistics} />
      <Section heading="About me">
        <Columns>
          <Prose>
            <p>{sentence}</p>
            <p>{sentence}</p>
          </Prose>
          <Callout heading="Current Mission" text={sentence}>
            <ButtonLink href="/resume.pdf" download>
              Quick CV Download
            </ButtonLink>
          </Callout>
        </Columns>
      </Section>
      <Section heading="Core Values">
        <FlipCardGroup>
          <Grid columns={4}>
            {values.map((value) => (
              <ValueCard key={value.title} {...value} text={sentence} />
            ))}
          </Grid>
        </FlipCardGroup>
      </Section>
      <Callout
        variant="banner"
        heading="Something to measure?"
        text="Write to me, or look at what I have built."
      >
        <Cluster>
          <ButtonLink href="/contact">Get in touch</ButtonLink>
          <ButtonLink href="/projects" variant="outline">
            See the projects
          </ButtonLink>
        </Cluster>
      </Callout>
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/About',
  component: AboutPage,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    await expect(levels[0]).toBe(1);
    await expect(levels.filter((level) => level === 1)).toHaveLength(1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About');
  },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { tags: ['visual'], globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };

export const RightToLeft: Story = { globals: { ...desktop, direction: 'rtl' } };
