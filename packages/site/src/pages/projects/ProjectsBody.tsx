import {
  defaultProjectCategory,
  owner,
  pages,
  projectCategories,
  projects,
  projectsCallToAction,
  projectsTeaser,
} from 'virtual:content';
import { profileOf } from '@portfolio/data/contactDetails';
import { categoriesInUse, projectsInCategory } from '@portfolio/data/projects';
import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { Cluster } from '@portfolio/ui/Cluster';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import { Section } from '@portfolio/ui/Section';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { useChosenCategory } from '../../useChosenCategory';

/** What the page shows of the content. */
export const projectsContent = {
  defaultProjectCategory,
  owner,
  pages,
  projectCategories,
  projects,
  projectsCallToAction,
  projectsTeaser,
};

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

/** The projects of the category that the visitor chooses; without a script, all of them. */
function ProjectExplorer({
  projects,
  projectCategories,
  defaultProjectCategory,
}: typeof projectsContent) {
  const categories = categoriesInUse(projects, projectCategories);
  const firstCategory = defaultProjectCategory ?? categories[0]?.name ?? '';
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

/** Everything below the heading, and with it the text of all projects. */
export function ProjectsBody(content: typeof projectsContent) {
  const { projectCategories, projects, owner, pages, projectsCallToAction, projectsTeaser } =
    content;
  const categories = categoriesInUse(projects, projectCategories);
  const featured = projects.filter((project) => project.featured).length;
  const statistics = [
    { value: String(projects.length), label: 'projects' },
    ...(featured > 0 ? [{ value: String(featured), label: 'featured' }] : []),
    { value: String(categories.length), label: 'categories' },
  ];
  const code = profileOf(owner, 'code');
  return (
    <>
      <StatisticList statistics={statistics} />
      <Section id="filter-by-domain" heading="Filter by Domain">
        <ProjectExplorer {...content} />
      </Section>
      {projectsTeaser && <Callout id="behind-the-scenes" {...projectsTeaser} />}
      {projectsCallToAction && (
        <Callout id="want-more" variant="banner" {...projectsCallToAction}>
          <Cluster>
            {code && (
              <ButtonLink href={code.url} external>
                View All on {code.network}
              </ButtonLink>
            )}
            <ButtonLink href={pages.contact.path} variant="outline">
              Let's Collaborate
            </ButtonLink>
          </Cluster>
        </Callout>
      )}
    </>
  );
}

/** The same with the owner's content, which is loaded with it. */
export default () => <ProjectsBody {...projectsContent} />;
