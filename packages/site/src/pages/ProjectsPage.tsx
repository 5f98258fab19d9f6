import { owner, pages } from 'virtual:content';
import { pageWords } from '@portfolio/data/pages';
import { PageHeading } from '@portfolio/ui/PageHeading';
import type { ReactNode } from 'react';
import type { ContentProps } from '../contentProps';
import { Deferred } from '../deferred/Deferred';
import { lazyOnFirstInteraction } from '../deferred/lazyOnFirstInteraction';

type ProjectsPageProps = ContentProps<'owner' | 'pages'> & {
  /** The projects, and what is around them. */
  children: ReactNode;
};

/** What the owner has made: a heading, and the projects by category. */
export function ProjectsPage({ owner, pages, children }: ProjectsPageProps) {
  const { heading, intro } = pageWords('projects', pages, owner);
  return (
    <>
      <PageHeading heading={heading} intro={intro} />
      <Deferred>{children}</Deferred>
    </>
  );
}

const LazyProjects = lazyOnFirstInteraction(() => import('./projects/ProjectsBody'));

export const { preload } = LazyProjects;

export const Component = () => (
  <ProjectsPage owner={owner} pages={pages}>
    <LazyProjects />
  </ProjectsPage>
);
