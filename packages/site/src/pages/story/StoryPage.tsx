import { pages } from 'virtual:content';
import { categoryAddress } from '@portfolio/data/shown/projects';
import type { ShownStory } from '@portfolio/data/shown/shownStories';
import type { StorySection as Section } from '@portfolio/data/story/story';
import { ButtonLink } from '@portfolio/ui/Button';
import { FigureSpread } from '@portfolio/ui/FigureSpread';
import { Link } from '@portfolio/ui/Link';
import { Prose } from '@portfolio/ui/Prose';
import { Story, StoryHead, StoryLinks, StorySection } from '@portfolio/ui/Story';
import { storyPage } from '@portfolio/words';
import { publicFile } from '../../routing/addresses';
import { Page } from '../Page';
import { type FileAt, StoryParts } from './StoryBlocks';
import { useStoryKeys } from './useStoryKeys';

const linked = ({ name, href }: { name: string; href?: string | undefined }) =>
  href ? (
    <Link key={name} href={href} external={!href.startsWith('/')}>
      {name}
    </Link>
  ) : (
    name
  );

/** The facts about a project: dates, client, roles, technologies, and links. */
function factsOf({ project, technologies }: ShownStory) {
  const { period, client, roles = [], codeUrl, demoUrl } = project;
  const links = [
    { name: storyPage.code, href: codeUrl },
    { name: storyPage.demo, href: demoUrl },
  ].filter(({ href }) => href);
  return [
    { label: storyPage.when, values: period ? [period] : [] },
    { label: storyPage.for, values: client ? [client] : [] },
    { label: storyPage.as, values: roles },
    { label: storyPage.with, values: technologies.map(linked) },
    { label: storyPage.links, values: links.map(linked) },
  ];
}

/** The story of a project: its result, how it came about, and links to the previous and the next story. */
export function StoryPage(shown: ShownStory) {
  const { story, project, lang, sizes, ask, previous, next } = shown;
  useStoryKeys(previous?.href, next?.href);
  const { path, label } = pages.projects;
  const { category, categoryLabel, color, badge, featured, result, figure } = project;
  const fileAt: FileAt = (name) => ({ src: publicFile(name), ...sizes[name] });
  const sections: (Pick<Section, 'blocks'> & Partial<Section>)[] = [
    ...(story.opening.length > 0 ? [{ blocks: story.opening }] : []),
    ...story.sections,
  ];
  return (
    <Page
      heading={
        <StoryHead
          title={<bdi lang={lang}>{story.title}</bdi>}
          trail={[
            { label, href: path },
            { label: categoryLabel, href: path + categoryAddress(category) },
          ]}
          badge={badge}
          featured={featured}
          intro={!figure && result}
        />
      }
    >
      {figure && <FigureSpread id="figure" figure={figure} headline={result} color={color} />}
      <Story
        facts={factsOf(shown)}
        action={
          ask && (
            <ButtonLink href={ask} variant="outline">
              {storyPage.ask}
            </ButtonLink>
          )
        }
      >
        {sections.map(({ id, heading, blocks }, index) => (
          <StorySection
            key={id ?? ''}
            id={id}
            heading={
              heading && (
                <bdi lang={lang}>
                  <StoryParts parts={heading} fileAt={fileAt} />
                </bdi>
              )
            }
            lead={index === 0}
          >
            <Prose lang={lang}>
              <StoryParts parts={blocks} fileAt={fileAt} />
            </Prose>
            {/* The figure is at the top of the page. */}
            {figure && blocks.some(({ type }) => type === 'figure') && (
              <Link href="#figure">{figure.title}</Link>
            )}
          </StorySection>
        ))}
      </Story>
      <StoryLinks previous={previous} next={next} />
    </Page>
  );
}
