import { selectedWork } from 'virtual:content';
import { Section } from '@portfolio/ui/Section';
import { WorkCard, WorkList } from '@portfolio/ui/WorkCard';
import { aboutPage } from '@portfolio/words';
import { pick } from '../../shared/pick';

/** The content that the section shows. */
export const workContent = { projects: selectedWork };

/** The owner's best projects, the first with a large figure. If there are none, nothing is rendered. */
export function SelectedWork({ projects }: typeof workContent) {
  if (projects.length === 0) return null;
  return (
    <Section id="selected-work" heading={aboutPage.selectedWork}>
      <WorkList>
        {projects.map((project, index) => (
          <WorkCard
            key={project.href}
            {...pick(
              project,
              'title',
              'href',
              'category',
              'result',
              'figure',
              'color',
              'caseStudy',
            )}
            lead={index === 0 && !!project.figure}
          />
        ))}
      </WorkList>
    </Section>
  );
}

/** The section with its content, for a screen that has none. */
export const OwnSelectedWork = () => <SelectedWork {...workContent} />;
