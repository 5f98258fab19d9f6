import {
  firstProjectChoice,
  namedSkills,
  newestCaseStudy,
  owner,
  pages,
  projectChoices,
  projects,
  projectsCallToAction,
  projectsTeaser,
  skillLabel,
} from 'virtual:content';
import { profileOf } from '@portfolio/data/shown/contactDetails';
import { shownPage } from '@portfolio/data/shown/pages';
import { allProjectsPath, withProjects } from '@portfolio/data/shown/projects';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { everyPage, projectsPage } from '@portfolio/words';
import { pick } from '../shared/pick';
import { Page } from './Page';
import { ProjectExplorer } from './projects/ProjectExplorer';

/** The content that the page shows. */
const content = {
  firstProjectChoice,
  namedSkills,
  newestCaseStudy,
  owner,
  pages,
  projectChoices,
  projects,
  projectsCallToAction,
  projectsTeaser,
  skillLabel,
};

/** The owner's projects: statistics about them, and the cards by category. */
export function ProjectsPage({
  namedSkills,
  owner,
  pages,
  projects,
  projectChoices,
  firstProjectChoice,
  projectsCallToAction,
  projectsTeaser,
  newestCaseStudy,
  skillLabel,
}: typeof content) {
  const { heading, intro } = shownPage('projects', pages, owner);
  const featured = projects.filter((project) => project.featured).length;
  const categories = projectChoices.filter(({ kind }) => kind === 'category').length;
  const { statistics: counts, readCaseStudy, viewAllOn } = projectsPage;
  const statistics = [
    { value: String(projects.length), label: counts.projects(projects.length) },
    ...(featured > 0 ? [{ value: String(featured), label: counts.featured(featured) }] : []),
    { value: String(categories), label: counts.categories(categories) },
  ];
  const code = profileOf(owner, 'code');
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
        projects={projects}
        choices={withProjects(projectChoices, projects)}
        skills={namedSkills}
        skillLabel={skillLabel}
        first={firstProjectChoice}
        all={allProjectsPath({ pages, projects })}
        rest={
          projectsTeaser && (
            <Callout id="behind-the-scenes" {...pick(projectsTeaser, 'heading', 'text')}>
              {newestCaseStudy && (
                <ButtonLink href={newestCaseStudy.path} variant="outline">
                  {readCaseStudy(newestCaseStudy.title)}
                </ButtonLink>
              )}
            </Callout>
          )
        }
      />
      {projectsCallToAction && (
        <Callout id="want-more" variant="banner" {...pick(projectsCallToAction, 'heading', 'text')}>
          <Cluster>
            {code && (
              <ButtonLink href={code.url} external>
                {viewAllOn(code.network)}
              </ButtonLink>
            )}
            <ButtonLink href={pages.contact.path} variant="outline">
              {everyPage.links.collaborate}
            </ButtonLink>
          </Cluster>
        </Callout>
      )}
    </Page>
  );
}

export const Component = () => <ProjectsPage {...content} />;
