import type { ProjectChoice } from '@portfolio/data/projects';
import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { Grid } from '@portfolio/ui/Grid';
import { ProjectSheet } from '@portfolio/ui/ProjectCard';
import { Section } from '@portfolio/ui/Section';

interface ProjectsInWordsProps {
  categories: readonly Pick<ProjectChoice, 'name' | 'blurb' | 'projects' | 'color'>[];
  /**
   * Projects of which the page shows the front of a card as well; that has the address.
   * @default none
   */
  withFront?: readonly Project[];
}

/** Projects in words, by category, each with an address of its own: for reading without a script. */
export const ProjectsInWords = ({ categories, withFront = [] }: ProjectsInWordsProps) =>
  categories.map(({ name, blurb, projects, color }) => (
    <Section key={name} id={slugify(name)} heading={name} intro={blurb}>
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
    </Section>
  ));
