import { owner } from '@portfolio/data/content/owner';
import { pages } from '@portfolio/data/content/pages';
import { projects, projectsCallToAction, projectsTeaser } from '@portfolio/data/content/projects';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Section } from '@portfolio/ui/Section';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { categories } from './categories';
import { ProjectExplorer } from './ProjectExplorer';

const statistics = [
  { value: String(projects.length), label: 'projects' },
  { value: String(projects.filter(({ featured }) => featured).length), label: 'featured' },
  { value: String(categories.length), label: 'categories' },
];

/** Everything below the heading, and with it the text of all projects. */
export default function ProjectsBody() {
  return (
    <>
      <StatisticList statistics={statistics} />
      <Section id="filter-by-domain" heading="Filter by Domain">
        <ProjectExplorer />
      </Section>
      <Callout id="behind-the-scenes" {...projectsTeaser} />
      <Callout id="want-more" variant="banner" {...projectsCallToAction}>
        <Cluster>
          <ButtonLink href={owner.links.github} external>
            View All on GitHub
          </ButtonLink>
          <ButtonLink href={pages.contact.path} variant="outline">
            Let's Collaborate
          </ButtonLink>
        </Cluster>
      </Callout>
    </>
  );
}
