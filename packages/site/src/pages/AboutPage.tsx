import { about, owner, pages } from 'virtual:content';
import { isShown, pageWords } from '@portfolio/data/pages';
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
import { downloadsOf } from '../downloads';

/** What the page shows of the content. */
const content = { about, owner, pages };

/** Who the owner is: biography, mission, statistics and core values. */
export function AboutPage({ about, owner, pages }: typeof content) {
  const { heading, intro } = pageWords('about', pages, owner);
  const { bio, mission, statistics, coreValues, callToAction } = about;
  const { resume, businessCard } = downloadsOf(owner);
  return (
    <>
      <PageHeading heading={heading} intro={intro}>
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
      {statistics.length > 0 && <StatisticList statistics={statistics} />}
      <Section id="about-me" heading="About me">
        <Columns>
          <Prose>
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          {mission && (
            <Callout id="mission" heading={mission.heading} text={mission.text}>
              <ButtonLink {...resume}>Quick CV Download</ButtonLink>
            </Callout>
          )}
        </Columns>
      </Section>
      {coreValues.length > 0 && (
        <Section id="core-values" heading="Core Values">
          <FlipCardGroup>
            <Grid columns={2}>
              {coreValues.map((value) => (
                <ValueCard key={value.title} id={slugify(value.title)} {...value} />
              ))}
            </Grid>
          </FlipCardGroup>
        </Section>
      )}
      {callToAction && (
        <Callout id="get-in-touch" variant="banner" {...callToAction}>
          <Cluster>
            <ButtonLink href={pages.contact.path}>Get in touch</ButtonLink>
            {isShown(pages.projects) && (
              <ButtonLink href={pages.projects.path} variant="outline">
                See the projects
              </ButtonLink>
            )}
          </Cluster>
        </Callout>
      )}
    </>
  );
}

export const Component = () => <AboutPage {...content} />;
