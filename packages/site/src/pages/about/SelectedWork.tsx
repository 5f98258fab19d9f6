import type { AboutView } from '@portfolio/data/views/aboutView';
import { Section } from '@portfolio/ui/Section';
import { WorkCard, WorkList } from '@portfolio/ui/WorkCard';
import { aboutPage } from '@portfolio/words';

/** The owner's best projects, the first with a large figure. If there are none, nothing is rendered. */
export function SelectedWork({ projects }: { projects: AboutView['selectedWork'] }) {
  if (projects.length === 0) return null;
  return (
    <Section id="selected-work" heading={aboutPage.selectedWork}>
      <WorkList>
        {projects.map((project) => (
          <WorkCard key={project.href} work={project} lang={project.lang} />
        ))}
      </WorkList>
    </Section>
  );
}
