import { profileOf } from '@portfolio/data/contactRows';
import { owner } from '@portfolio/data/shipped/owner';
import { projects, projectsCallToAction, projectsTeaser } from '@portfolio/data/shipped/projects';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Section } from '@portfolio/ui/Section';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { pageNamed } from '../../sitePages';
import { categories } from './categories';
import { ProjectExplorer } from './ProjectExplorer';

const featured = projects.filter((project) => project.featured).length;

const statistics = [
  { value: String(projects.length), label: 'projects' },
  ...(featured > 0 ? [{ value: String(featured), label: 'featured' }] : []),
  { value: String(categories.length), label: 'categories' },
];

const code = profileOf(owner, 'code');

/** Everything below the heading, and with it the text of all projects. */
export default function ProjectsBody() {
  return (
    <>
      <StatisticList statistics={statistics} />
      <Section id="filter-by-domain" heading="Filter by Domain">
        <ProjectExplorer />
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
            <ButtonLink href={pageNamed('contact').path} variant="outline">
              Let's Collaborate
            </ButtonLink>
          </Cluster>
        </Callout>
      )}
    </>
  );
}
