import type { ProjectChoice } from '@portfolio/data/projects';
import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import { memo, useEffect, useRef } from 'react';
import { Room } from '../Room';
import { useGradually } from '../useGradually';

/** How many cards are drawn in one go: a row, where there is room for three. */
const STEP = 3;

interface ProjectCardsProps {
  projects: readonly Project[];
  /** Those that the projects name. */
  categories: readonly Pick<ProjectChoice, 'name' | 'label' | 'color'>[];
  /** Which card reading and tabbing go on with, by its place; 0 for none. */
  goOnAt: number;
}

/** A card that isn't drawn again when others join it. */
const Card = memo(
  ({
    project: { githubUrl, ...project },
    category,
  }: {
    project: Project;
    category: ProjectCardsProps['categories'][number] | undefined;
  }) => (
    <ProjectCard
      {...project}
      id={slugify(project.title)}
      category={category?.label ?? project.category}
      color={category?.color}
      codeUrl={githubUrl}
    />
  ),
);

/** Cards of projects, each with an address of its own. */
export function ProjectCards({ projects, categories, goOnAt }: ProjectCardsProps) {
  const drawn = useGradually(projects.length, STEP);
  const gridRef = useRef<HTMLUListElement>(null);
  const isThere = goOnAt > 0 && drawn > goOnAt;
  useEffect(() => {
    if (!isThere) return;
    const card = gridRef.current?.querySelectorAll('article')[goOnAt];
    card?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isThere, goOnAt]);
  return (
    <>
      <ProjectGrid ref={gridRef}>
        {projects.slice(0, drawn).map((project) => (
          <Card
            key={project.title}
            project={project}
            category={categories.find(({ name }) => name === project.category)}
          />
        ))}
      </ProjectGrid>
      {drawn < projects.length && <Room />}
    </>
  );
}
