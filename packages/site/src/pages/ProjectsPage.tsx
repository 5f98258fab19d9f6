import { owner, pages } from 'virtual:content';
import { pageWords } from '@portfolio/data/pages';
import { PageHeading } from '@portfolio/ui/PageHeading';
import type { ReactNode } from 'react';
import { Deferred } from '../deferred/Deferred';
import { lazyOnFirstInteraction } from '../deferred/lazyOnFirstInteraction';
import { deferredCode } from './deferredCode';
import { InParts } from './InParts';

/** What the page shows of the content. */
const content = { owner, pages };

/** What the owner has made: a heading, and the projects by category. */
export function ProjectsPage({ owner, pages, children }: typeof content & { children: ReactNode }) {
  const { heading, intro } = pageWords('projects', pages, owner);
  return (
    <InParts>
      <PageHeading heading={heading} intro={intro} />
      <Deferred>{children}</Deferred>
    </InParts>
  );
}

const LazyProjects = lazyOnFirstInteraction(deferredCode.projects);

export const { preload } = LazyProjects;

export const Component = () => (
  <ProjectsPage {...content}>
    <LazyProjects />
  </ProjectsPage>
);
