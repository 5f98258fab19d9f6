import { about } from 'virtual:content';
import { slugify } from '@portfolio/data/values/slug';
import type { AboutView } from '@portfolio/data/views/aboutView';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Columns } from '@portfolio/ui/Columns';
import { Entry } from '@portfolio/ui/Entry';
import { FactList } from '@portfolio/ui/FactList';
import { FlipCardGroup } from '@portfolio/ui/FlipCard';
import { Grid } from '@portfolio/ui/Grid';
import { LocalTime } from '@portfolio/ui/LocalTime';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { ValueCard, ValueGrid } from '@portfolio/ui/ValueCard';
import { WorkCard } from '@portfolio/ui/WorkCard';
import { aboutPage, everyPage, formats } from '@portfolio/words';
import { pick } from '../shared/pick';
import { publicDownload } from '../shared/publicDownload';
import { SelectedWork } from './about/SelectedWork';
import { Page } from './Page';

/** The page about the owner: statistics, selected work, biography, mission, core values and interests. */
export function AboutPage({
  heading,
  intro,
  resume,
  businessCard,
  lead,
  selectedWork,
  statistics,
  bio,
  mission,
  facts,
  coreValues,
  interests,
  callToAction,
  contactPath,
  projectsPath,
}: AboutView) {
  const { links, downloads } = everyPage;
  return (
    <Page
      heading={
        <PageHeading
          heading={heading}
          intro={intro}
          lead={lead && <WorkCard work={lead} lang={lead.lang} level={2} lead />}
        >
          <ButtonLink href={contactPath}>{links.connect}</ButtonLink>
          <ButtonLink
            {...publicDownload(resume)}
            variant="quiet"
            icon="download"
            shortLabel={downloads.resumeShort}
          >
            {downloads.resume}
          </ButtonLink>
          <ButtonLink
            {...publicDownload(businessCard)}
            variant="quiet"
            icon="download"
            shortLabel={downloads.businessCardShort}
          >
            {downloads.businessCard}
          </ButtonLink>
        </PageHeading>
      }
    >
      {statistics.length > 0 && <StatisticList statistics={statistics} />}
      <SelectedWork projects={selectedWork} />
      <Columns lead>
        <Section id="about-me" heading={aboutPage.aboutMe}>
          <Prose>
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Section>
        <div>
          {mission && (
            <Section id="mission" heading={mission.heading}>
              <Prose>
                <p>{mission.text}</p>
                <ButtonLink {...publicDownload(resume)}>{downloads.quickResume}</ButtonLink>
              </Prose>
            </Section>
          )}
          {facts.length > 0 && (
            <FactList
              facts={facts.map(({ label, value, isTimeZone }) => ({
                label,
                value: isTimeZone ? <LocalTime timeZone={value} /> : value,
              }))}
            />
          )}
        </div>
      </Columns>
      {coreValues.length > 0 && (
        <Section id="core-values" heading={aboutPage.coreValues}>
          <FlipCardGroup>
            <ValueGrid>
              {coreValues.map((value) => (
                <ValueCard
                  key={value.title}
                  id={slugify(value.title)}
                  value={value}
                  {...pick(value)}
                />
              ))}
            </ValueGrid>
          </FlipCardGroup>
        </Section>
      )}
      {interests.length > 0 && (
        <Section id="interests" heading={aboutPage.interests}>
          <Grid columns={3}>
            {interests.map((interest, index) => (
              <Entry
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two that are alike
                key={index}
                {...pick(interest)}
                title={interest.name}
                byline={interest.keywords?.join(formats.comma)}
                text={interest.description}
              />
            ))}
          </Grid>
        </Section>
      )}
      {callToAction && (
        <Callout id="get-in-touch" variant="banner" {...pick(callToAction, 'heading', 'text')}>
          <Cluster>
            <ButtonLink href={contactPath}>{links.getInTouch}</ButtonLink>
            {projectsPath && (
              <ButtonLink href={projectsPath} variant="outline">
                {links.seeProjects}
              </ButtonLink>
            )}
          </Cluster>
        </Callout>
      )}
    </Page>
  );
}

export const Component = () => <AboutPage {...about} />;

/** The owner's best projects, for a screen that has no content of its own. */
export const OwnSelectedWork = () => (
  <SelectedWork projects={[...(about.lead ? [about.lead] : []), ...about.selectedWork]} />
);
