import type { ShownProject } from '@portfolio/data/projects';
import { slugify } from '@portfolio/data/slug';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import { memo, useEffect, useRef } from 'react';

interface ProjectCardsProps {
  projects: readonly ShownProject[];
  /** The position of the card from which reading and tabbing continue; 0 for none. */
  goOnAt: number;
}

/** A card that isn't drawn again when others join it. */
const Card = memo(({ categoryLabel, ...project }: ShownProject) => (
  <ProjectCard {...project} id={slugify(project.title)} category={categoryLabel} />
));

/** Cards of projects, each with an address of its own. */
export function ProjectCards({ projects, goOnAt }: ProjectCardsProps) {
  const gridRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (goOnAt === 0) return;
    const card = gridRef.current?.querySelectorAll('article')[goOnAt];
    card?.querySelector<HTMLElement>('a, button')?.focus();
  }, [goOnAt]);
  return (
    <ProjectGrid ref={gridRef}>
      {projects.map((project) => (
        <Card key={project.title} {...project} />
      ))}
    </ProjectGrid>
  );
}
