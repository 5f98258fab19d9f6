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
import { categoryAddress, type ProjectChoice, projectChoices } from '@portfolio/data/projects';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { InParts } from '../InParts';
import { ProjectExplorer } from './ProjectExplorer';

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

/** Everything below the heading, and with it the text of all projects. */
export function ProjectsBody(content: typeof projectsContent) {
  const { projectCategories, projects, owner, pages, projectsCallToAction, projectsTeaser } =
    content;
  const choices = projectChoices(projects, projectCategories);
  const featured = projects.filter((project) => project.featured).length;
  /** Shows what is counted, where that can be chosen. */
  const hrefOf = (kind: ProjectChoice['kind']) => {
    const choice = choices.find((choice) => choice.kind === kind);
    return choice && pages.projects.path + categoryAddress(choice.name);
  };
  const categories = choices.filter(({ kind }) => kind === 'category').length;
  const statistics = [
    { value: String(projects.length), label: 'projects', href: hrefOf('all') },
    ...(featured > 0
      ? [{ value: String(featured), label: 'featured', href: hrefOf('featured') }]
      : []),
    { value: String(categories), label: 'categories' },
  ];
  const code = profileOf(owner, 'code');
  return (
    <InParts>
      <StatisticList statistics={statistics} />
      <ProjectExplorer {...content} />
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
    </InParts>
  );
}

/** The same with the owner's content, which is loaded with it. */
export default () => <ProjectsBody {...projectsContent} />;
