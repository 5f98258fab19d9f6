import type { ProjectsOfChoice, ShownProject } from '@portfolio/data/shown/projects';
import { slugify } from '@portfolio/data/values/slug';
import { Grid } from '@portfolio/ui/Grid';
import { ProjectSheet } from '@portfolio/ui/ProjectCard';
import { Section } from '@portfolio/ui/Section';

interface ProjectsInWordsProps {
  categories: readonly ProjectsOfChoice<ShownProject>[];
  /**
   * Projects that also have a card on the page. The card has the project's address.
   * @default none
   */
  shownAsCards?: readonly ShownProject[];
}

/** Projects in words, by category, for reading without a script. Each has an address of its own. */
export const ProjectsInWords = ({ categories, shownAsCards = [] }: ProjectsInWordsProps) =>
  categories.map(({ name, blurb, projects }) => (
    <Section key={name} id={slugify(name)} heading={name} intro={blurb}>
      <Grid columns={2}>
        {projects.map((project) => {
          const hasCard = shownAsCards.includes(project);
          return (
            <ProjectSheet
              key={project.title}
              project={project}
              lang={project.lang}
              id={hasCard ? undefined : slugify(project.title)}
              hasCard={hasCard}
            />
          );
        })}
      </Grid>
    </Section>
  ));
