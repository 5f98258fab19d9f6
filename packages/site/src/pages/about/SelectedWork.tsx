import { pages, selectedWork } from 'virtual:content';
import { isShown } from '@portfolio/data/pages';
import { projectAddress } from '@portfolio/data/projects';
import { Section } from '@portfolio/ui/Section';
import { WorkCard, WorkList } from '@portfolio/ui/WorkCard';
import { aboutPage } from '@portfolio/words/own/aboutPage';

/** The content that the section shows. */
export const workContent = { ...selectedWork, pages };

/** The owner's best projects, each with its result; nothing without a page that shows them. */
export function SelectedWork({ firstCategory, pages, projects }: typeof workContent) {
  if (projects.length === 0 || !isShown(pages.projects)) return null;
  const anyFigure = projects.some(({ figure }) => figure);
  return (
    <Section id="selected-work" heading={aboutPage.selectedWork}>
      <WorkList>
        {projects.map((project) => (
          <WorkCard
            key={project.title}
            lang={project.lang}
            title={project.title}
            href={project.storyUrl ?? pages.projects.path + projectAddress(project, firstCategory)}
            category={project.category}
            result={project.result}
            figure={project.figure}
            color={project.color}
            icon={anyFigure ? project.icon : undefined}
          />
        ))}
      </WorkList>
    </Section>
  );
}

/** The section for a screen that has no content of its own. */
export const OwnSelectedWork = () => <SelectedWork {...workContent} />;
