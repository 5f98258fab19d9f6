import { owner, pages, projectChoices, projects } from 'virtual:content';
import { documentTitle, type ShownPage, shownPage } from '@portfolio/data/shown/pages';
import { allProjectsPath, withProjects } from '@portfolio/data/shown/projects';
import { ButtonLink } from '@portfolio/ui/Button';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { projectsPage } from '@portfolio/words';
import { SiteFrame } from '../../layout/SiteFrame';
import { ProjectsInWords } from './ProjectsInWords';

const path = allProjectsPath({ pages, projects });
const heading = projectsPage.allInWords(projects.length);

/** The words of the document with all projects, if there is one. */
export const allProjects: ShownPage | undefined = path
  ? {
      ...shownPage('projects', pages, owner),
      path,
      heading,
      title: documentTitle(heading, owner),
    }
  : undefined;

/**
 * Every project in words. It is for readers without a script, for visitors who search in the page or print it, and for
 * search engines. The document has no application.
 */
export const AllProjects = () => (
  <SiteFrame plain>
    <PageHeading heading={heading}>
      <ButtonLink href={pages.projects.path}>{projectsPage.seeFigures}</ButtonLink>
    </PageHeading>
    <ProjectsInWords
      categories={withProjects(
        projectChoices.filter(({ kind }) => kind === 'category'),
        projects,
      )}
    />
  </SiteFrame>
);
