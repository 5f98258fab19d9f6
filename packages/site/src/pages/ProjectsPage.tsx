import { owner } from '@portfolio/data/content/owner';
import { pages } from '@portfolio/data/content/pages';
import { projectCategories } from '@portfolio/data/content/projectCategories';
import { projects, projectsCallToAction, projectsTeaser } from '@portfolio/data/content/projects';
import { categoriesInUse, projectsInCategory } from '@portfolio/data/projects';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Grid } from '@portfolio/ui/Grid';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { Section } from '@portfolio/ui/Section';
import { StatisticList } from '@portfolio/ui/StatisticList';

const categories = categoriesInUse(projects, projectCategories);

const statistics = [
  { value: String(projects.length), label: 'projects' },
  { value: String(projects.filter(({ featured }) => featured).length), label: 'featured' },
  { value: String(categories.length), label: 'categories' },
];

function ProjectsPage() {
  return (
    <>
      <PageHeading heading={pages.projects.heading} intro={pages.projects.intro} />
      <StatisticList statistics={statistics} />
      {categories.map(({ name, emoji, blurb, count }) => (
        <Section
          key={name}
          heading={
            <>
              <span aria-hidden="true">{emoji}</span> {name} ({count})
            </>
          }
          intro={blurb}
        >
          <Grid>
            {projectsInCategory(projects, name).map(({ githubUrl, ...project }) => (
              <ProjectCard key={project.title} {...project} codeUrl={githubUrl} />
            ))}
          </Grid>
        </Section>
      ))}
      <Callout heading={projectsTeaser.heading} text={projectsTeaser.text} />
      <Callout heading={projectsCallToAction.heading} text={projectsCallToAction.text}>
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

export { ProjectsPage as Component };
