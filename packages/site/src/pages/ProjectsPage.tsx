import { PageHeading } from '@portfolio/ui/PageHeading';
import { Deferred } from '../deferred/Deferred';
import { lazyOnFirstSign } from '../deferred/lazyOnFirstSign';
import { pageNamed } from '../sitePages';

const { heading, intro } = pageNamed('projects');

const ProjectsBody = lazyOnFirstSign(() => import('./projects/ProjectsBody'));

function ProjectsPage() {
  return (
    <>
      <PageHeading heading={heading} intro={intro} />
      <Deferred>
        <ProjectsBody />
      </Deferred>
    </>
  );
}

export { ProjectsPage as Component };
export const { preload } = ProjectsBody;
