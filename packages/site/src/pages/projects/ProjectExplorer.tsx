import { projectsInCategory } from '@portfolio/data/projects';
import { projects } from '@portfolio/data/shipped/projects';
import { slugify } from '@portfolio/data/slug';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { Section } from '@portfolio/ui/Section';
import { useChosenCategory } from '../../useChosenCategory';
import { categories, firstCategory } from './categories';
import { ProjectCards } from './ProjectCards';

/** How long the content is covered after a choice, in milliseconds (spec section 4). */
const LOADING_MS = 300;

const choices = categories.map(({ name, count, hasFeatured, color, emoji }) => ({
  value: name,
  label: name,
  count,
  featured: hasFeatured,
  color,
  emoji,
}));

const names = categories.map(({ name }) => name);

const countProjects = (count: number) => `${count} ${count === 1 ? 'project' : 'projects'}`;

/** The projects of the category that the visitor chooses; without a script, all of them. */
export function ProjectExplorer() {
  const [chosen, choose] = useChosenCategory(names, firstCategory);
  const shown = projectsInCategory(projects, chosen);
  return (
    <>
      <CategoryFilter
        label="Filter by Domain"
        categories={choices}
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
