import { about, interests, owner, ownerFacts, pages } from 'virtual:content';
import { isShown, shownPage } from '@portfolio/data/shown/pages';
import { slugify } from '@portfolio/data/values/slug';
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
import { aboutPage, everyPage, formats } from '@portfolio/words';
import { downloadsOf } from '../shared/downloads';
import { pick } from '../shared/pick';
import { SelectedWork, workContent } from './about/SelectedWork';
import { Page } from './Page';

export { OwnSelectedWork } from './about/SelectedWork';

/** The content that the page shows. */
const content = { about, interests, owner, ownerFacts, pages, work: workContent };

/** The page about the owner: statistics, selected work, biography, mission, core values and interests. */
export function AboutPage({
  about,
  interests = [],
  owner,
  ownerFacts,
  pages,
  work,
}: typeof content) {
  const { links, downloads } = everyPage;
  const { heading, intro } = shownPage('about', pages, owner);
  const { bio, mission, statistics, coreValues, callToAction } = about;
  const { resume, businessCard } = downloadsOf(owner);
  return (
    <Page
      heading={
        <PageHeading heading={heading} intro={intro}>
          <ButtonLink href={pages.contact.path}>{links.connect}</ButtonLink>
          <ButtonLink
            {...resume}
            variant="quiet"
            icon="download"
            shortLabel={downloads.resumeShort}
          >
            {downloads.resume}
          </ButtonLink>
          <ButtonLink
            {...businessCard}
            variant="quiet"
            icon="download"
            shortLabel={downloads.businessCardShort}
          >
            {downloads.businessCard}
          </ButtonLink>
        </PageHeading>
      }
    >
      <SelectedWork {...work} />
      {statistics.length > 0 && (
        <StatisticList
          statistics={statistics.map(({ page, ...statistic }) => ({
            ...statistic,
            href: page && isShown(pages[page]) ? pages[page].path : undefined,
          }))}
        />
      )}
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
                <ButtonLink {...resume}>{downloads.quickResume}</ButtonLink>
              </Prose>
            </Section>
          )}
          {ownerFacts.length > 0 && (
            <FactList
              facts={ownerFacts.map(({ label, value, isTimeZone }) => ({
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
                  {...pick(value, 'title', 'icon', 'summary', 'text')}
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
            <ButtonLink href={pages.contact.path}>{links.getInTouch}</ButtonLink>
            {isShown(pages.projects) && (
              <ButtonLink href={pages.projects.path} variant="outline">
                {links.seeProjects}
              </ButtonLink>
            )}
          </Cluster>
        </Callout>
      )}
    </Page>
  );
}

export const Component = () => <AboutPage {...content} />;
