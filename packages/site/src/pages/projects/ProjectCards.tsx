import type { ShownProject } from '@portfolio/data/shown/projects';
import { slugify } from '@portfolio/data/values/slug';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import { memo, type ReactNode, useEffect, useRef } from 'react';

interface ProjectCardsProps {
  projects: readonly ShownProject[];
  /** The position of the card from which reading and tabbing continue; 0 for none. */
  resumeAt: number;
  /** Whether the projects belong to several categories. The cards then name theirs. */
  isMixed: boolean;
  /** Content for the cells that the last row leaves free. */
  rest: ReactNode;
}

/** Up to this number, cards are as wide as the page, because a row of them would have holes. */
const SINGLE_COLUMN_UP_TO = 2;

/** Memoized, so that React doesn't draw it again when other cards join it. */
const Card = memo(({ project, isMixed }: { project: ShownProject; isMixed: boolean }) => (
  <ProjectCard
    project={project}
    lang={project.lang}
    id={slugify(project.title)}
    category={isMixed ? project.categoryLabel : undefined}
  />
));

/** The cards of projects. Each has an address of its own. */
export function ProjectCards({ projects, resumeAt, isMixed, rest }: ProjectCardsProps) {
  const gridRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (resumeAt === 0) return;
    const card = gridRef.current?.querySelectorAll('article')[resumeAt];
    card?.querySelector<HTMLElement>('a, button')?.focus();
  }, [resumeAt]);
  return (
    <ProjectGrid ref={gridRef} wide={projects.length <= SINGLE_COLUMN_UP_TO} rest={rest}>
      {projects.map((project) => (
        <Card key={project.title} project={project} isMixed={isMixed} />
      ))}
    </ProjectGrid>
  );
}
