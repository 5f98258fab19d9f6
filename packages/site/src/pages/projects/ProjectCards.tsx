import type { ProjectChoice } from '@portfolio/data/projects';
import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { ProjectCard, ProjectSheet } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';

interface ProjectCardsProps {
  projects: readonly Project[];
  /** Those that the projects name, and that look like something. */
  categories: readonly Pick<ProjectChoice, 'name' | 'label' | 'color'>[];
  /**
   * Whether everything is on one side of a card, for browsers without a script.
   * @default false
   */
  oneSided?: boolean;
}

/** Cards of projects, each with an address of its own. */
export function ProjectCards({ projects, categories, oneSided = false }: ProjectCardsProps) {
  const Card = oneSided ? ProjectSheet : ProjectCard;
  return (
    <ProjectGrid>
      {projects.map(({ githubUrl, ...project }) => {
        const category = categories.find(({ name }) => name === project.category);
        return (
          <Card
            key={project.title}
            {...project}
            id={slugify(project.title)}
            category={category?.label ?? project.category}
            color={category?.color}
            codeUrl={githubUrl}
          />
        );
      })}
    </ProjectGrid>
  );
}
