import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';

/** Projects of the content as cards in a grid. */
export function ProjectCards({ projects }: { projects: readonly Project[] }) {
  return (
    <ProjectGrid>
      {projects.map(({ githubUrl, ...project }) => (
        <ProjectCard
          key={project.title}
          id={slugify(project.title)}
          {...project}
          codeUrl={githubUrl}
        />
      ))}
    </ProjectGrid>
  );
}
