import { defaultProjectCategory, pages, projectCategories, projects } from 'virtual:content';
import { isShown } from '@portfolio/data/pages';
import { categoriesInUse, projectAddress, selectedProjects } from '@portfolio/data/projects';
import { Section } from '@portfolio/ui/Section';
import { WorkCard, WorkList } from '@portfolio/ui/WorkCard';

/** What the section shows of the content. */
export const workContent = { defaultProjectCategory, pages, projectCategories, projects };

/** The owner's best projects, each with its result; nothing without a page that shows them. */
export function SelectedWork({
  defaultProjectCategory,
  pages,
  projectCategories,
  projects,
}: typeof workContent) {
  const selected = selectedProjects(projects);
  if (selected.length === 0 || !isShown(pages.projects)) return null;
  const categories = categoriesInUse(projects, projectCategories);
  const firstCategory = defaultProjectCategory ?? categories[0]?.name;
  const anyFigure = selected.some(({ figure }) => figure);
  return (
    <Section id="selected-work" heading="Selected work">
      <WorkList>
        {selected.map((project) => (
          <WorkCard
            key={project.title}
            title={project.title}
            href={pages.projects.path + projectAddress(project, firstCategory)}
            category={project.category}
            result={project.result}
            figure={project.figure}
            color={categories.find(({ name }) => name === project.category)?.color}
            icon={anyFigure ? project.icon : undefined}
          />
        ))}
      </WorkList>
    </Section>
  );
}

/** The same with the owner's content, which is loaded with it. */
export default () => <SelectedWork {...workContent} />;
