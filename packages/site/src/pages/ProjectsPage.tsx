import { projects } from 'virtual:content';
import type { ProjectsView } from '@portfolio/data/views/projectsView';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { everyPage, projectsPage } from '@portfolio/words';
import { pick } from '../shared/pick';
import { Page } from './Page';
import { ProjectExplorer } from './projects/ProjectExplorer';

/** The owner's projects: statistics about them, and the cards by category. */
export function ProjectsPage({
  heading,
  intro,
  statistics,
  teaser,
  newestCaseStudy,
  callToAction,
  code,
  contactPath,
  ...explorer
}: ProjectsView) {
  const { readCaseStudy, viewAllOn } = projectsPage;
  return (
    <Page
      heading={
        <PageHeading
          heading={heading}
          intro={intro}
          facts={<StatisticList inline statistics={statistics} />}
        />
      }
    >
      <ProjectExplorer
        {...explorer}
        rest={
          teaser && (
            <Callout id="behind-the-scenes" {...pick(teaser, 'heading', 'text')}>
              {newestCaseStudy && (
                <ButtonLink href={newestCaseStudy.path} variant="outline">
                  {readCaseStudy(newestCaseStudy.title)}
                </ButtonLink>
              )}
            </Callout>
          )
        }
      />
      {callToAction && (
        <Callout id="want-more" variant="banner" {...pick(callToAction, 'heading', 'text')}>
          <Cluster>
            {code && (
              <ButtonLink href={code.url} external>
                {viewAllOn(code.network)}
              </ButtonLink>
            )}
            <ButtonLink href={contactPath} variant="outline">
              {everyPage.links.collaborate}
            </ButtonLink>
          </Cluster>
        </Callout>
      )}
    </Page>
  );
}

export const Component = () => <ProjectsPage {...projects} />;
