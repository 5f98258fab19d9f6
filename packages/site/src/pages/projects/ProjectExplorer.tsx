import { type CategoryInUse, projectsInCategory } from '@portfolio/data/projects';
import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import { Section } from '@portfolio/ui/Section';
import { useChosenCategory } from '../../useChosenCategory';

/** How long the content is covered after a choice, in milliseconds (spec section 4). */
const LOADING_MS = 300;

const countProjects = (count: number) => `${count} ${count === 1 ? 'project' : 'projects'}`;

const ProjectCards = ({ projects }: { projects: readonly Project[] }) => (
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

interface ProjectExplorerProps {
  projects: readonly Project[];
  /** The categories that hold a project, in the order of the filter. */
  categories: readonly CategoryInUse[];
  /** The category that is shown at first. */
  firstCategory: string;
}

/** The projects of the category that the visitor chooses; without a script, all of them. */
export function ProjectExplorer({ projects, categories, firstCategory }: ProjectExplorerProps) {
  const names = categories.map(({ name }) => name);
  const [chosen, choose] = useChosenCategory(names, firstCategory);
  const shown = projectsInCategory(projects, chosen);
  return (
    <>
      <CategoryFilter
        label="Filter by Domain"
        categories={categories.map(({ name, hasFeatured, count, color, emoji }) => ({
          value: name,
          label: name,
          featured: hasFeatured,
          count,
          color,
          emoji,
        }))}
        value={chosen}
        onValueChange={choose}
        countLabel={countProjects}
        loadingMs={LOADING_MS}
        loadingLabel="Loading projects..."
        shownLabel={`Currently showing ${countProjects(shown.length)} in ${chosen}`}
      >
        <p>{categories.find(({ name }) => name === chosen)?.blurb}</p>
        <ProjectCards key={chosen} projects={shown} />
      </CategoryFilter>
      <noscript>
        {categories
          .filter(({ name }) => name !== firstCategory)
          .map(({ name, blurb }) => (
            <Section key={name} id={slugify(name)} heading={name} intro={blurb}>
              <ProjectCards projects={projectsInCategory(projects, name)} />
            </Section>
          ))}
      </noscript>
    </>
  );
}
