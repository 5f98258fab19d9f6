import { about } from '@portfolio/data/content/about';
import { pages } from '@portfolio/data/content/pages';
import { slugify } from '@portfolio/data/slug';
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
import { businessCard, resume } from '../downloads';

function AboutPage() {
  return (
    <>
      <PageHeading heading={pages.about.heading} intro={pages.about.intro}>
        <Cluster>
          <ButtonLink {...resume}>Download Resume</ButtonLink>
          <ButtonLink {...businessCard} variant="outline">
            Download Business Card
          </ButtonLink>
          <ButtonLink href={pages.contact.path} variant="outline">
            Let's Connect
          </ButtonLink>
        </Cluster>
      </PageHeading>
      <StatisticList statistics={about.statistics} />
      <Section id="about-me" heading="About me">
        <Columns>
          <Prose>
            {about.bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <Callout id="mission" heading={about.mission.heading} text={about.mission.text}>
            <ButtonLink {...resume}>Quick CV Download</ButtonLink>
          </Callout>
        </Columns>
      </Section>
      <Section id="core-values" heading="Core Values">
        <FlipCardGroup>
          <Grid columns={4}>
            {about.coreValues.map((value) => (
              <ValueCard key={value.title} id={slugify(value.title)} {...value} />
            ))}
          </Grid>
        </FlipCardGroup>
      </Section>
      <Callout
        id="get-in-touch"
        variant="banner"
        heading={about.callToAction.heading}
        text={about.callToAction.text}
      >
        <Cluster>
          <ButtonLink href={pages.contact.path}>Get in touch</ButtonLink>
          <ButtonLink href={pages.projects.path} variant="outline">
            See the projects
          </ButtonLink>
        </Cluster>
      </Callout>
    </>
  );
}

export { AboutPage as Component };
