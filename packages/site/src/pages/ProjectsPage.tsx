import { pages } from '@portfolio/data/content/pages';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Deferred } from '../deferred/Deferred';
import { lazyOnFirstSign } from '../deferred/lazyOnFirstSign';

const ProjectsBody = lazyOnFirstSign(() => import('./projects/ProjectsBody'));

function ProjectsPage() {
  return (
    <>
      <PageHeading heading={pages.projects.heading} intro={pages.projects.intro} />
      <Deferred>
        <ProjectsBody />
      </Deferred>
    </>
  );
}

export { ProjectsPage as Component };
export const { preload } = ProjectsBody;
