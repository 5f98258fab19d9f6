import type { ProjectChoice } from '@portfolio/data/projects';
import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { Grid } from '@portfolio/ui/Grid';
import { ProjectCard, ProjectSheet } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';

interface ProjectCardsProps {
  projects: readonly Project[];
  /** Those that the projects name. */
  categories: readonly Pick<ProjectChoice, 'name' | 'label' | 'color'>[];
}

/** Cards of projects, each with an address of its own. */
export function ProjectCards({ projects, categories }: ProjectCardsProps) {
  return (
    <ProjectGrid>
      {projects.map(({ githubUrl, ...project }) => {
        const category = categories.find(({ name }) => name === project.category);
        return (
          <ProjectCard
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

interface ProjectSheetsProps {
  category: Pick<ProjectChoice, 'projects' | 'color'>;
  /** Those of which the page shows the front of a card as well; that has the address. */
  withFront: readonly Project[];
}

/** The projects of a category in words, each with an address of its own. */
export function ProjectSheets({ category: { projects, color }, withFront }: ProjectSheetsProps) {
  return (
    <Grid columns={2}>
      {projects.map((project) => {
        const { githubUrl, icon, gradient, category, ...said } = project;
        const besideFront = withFront.includes(project);
        return (
          <ProjectSheet
            key={project.title}
            {...said}
            id={besideFront ? undefined : slugify(project.title)}
            besideFront={besideFront}
            color={color}
            codeUrl={githubUrl}
          />
        );
      })}
    </Grid>
  );
}
