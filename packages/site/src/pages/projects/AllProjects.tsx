import { frame, projects as view } from 'virtual:content';
import { documentTitle } from '@portfolio/data/shown/pages';
import { withProjects } from '@portfolio/data/shown/projects';
import { ButtonLink } from '@portfolio/ui/Button';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { projectsPage } from '@portfolio/words';
import { SiteFrame } from '../../layout/SiteFrame';
import { ProjectsInWords } from './ProjectsInWords';

const { all: path, choices, projects } = view;
const page = frame.pages.find(({ name }) => name === 'projects');
const heading = projectsPage.allInWords(projects.length);

/** The words of the document with all projects, if there is one. */
export const allProjects =
  page && path ? { ...page, path, heading, title: documentTitle(heading, frame.owner) } : undefined;

/**
 * Every project in words. It is for readers without a script, for visitors who search in the page or print it, and for
 * search engines. The document has no application.
 */
export const AllProjects = () => (
  <SiteFrame plain>
    <PageHeading heading={heading}>
      <ButtonLink href={page?.path ?? ''}>{projectsPage.seeFigures}</ButtonLink>
    </PageHeading>
    <ProjectsInWords
      categories={withProjects(
        choices.filter(({ kind }) => kind === 'category'),
        projects,
      )}
    />
  </SiteFrame>
);
