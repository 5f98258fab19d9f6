import { pages } from 'virtual:content';
import { categoryAddress } from '@portfolio/data/shown/projects';
import type { ShownStory } from '@portfolio/data/shown/shownStories';
import type { StorySection as Section, StoryPart } from '@portfolio/data/story/story';
import { FigureSpread } from '@portfolio/ui/FigureSpread';
import { Link } from '@portfolio/ui/Link';
import { Prose } from '@portfolio/ui/Prose';
import { Story, StoryHead, StoryLinks, StorySection } from '@portfolio/ui/Story';
import { storyPage } from '@portfolio/words';
import { publicFile } from '../../routing/addresses';
import { Page } from '../Page';
import { type FileAt, StoryParts } from './StoryBlocks';
import { useStoryKeys } from './useStoryKeys';

/** Groups the blocks into figures, and into runs of blocks without a figure between them. */
const runsOf = (blocks: readonly StoryPart[]) =>
  blocks.reduce<StoryPart[][]>((runs, block) => {
    const last = runs.at(-1);
    if (last && block.type !== 'figure' && last[0]?.type !== 'figure') last.push(block);
    else runs.push([block]);
    return runs;
  }, []);

type PartsProps = Pick<ShownStory, 'project'> & {
  fileAt: FileAt;
  lang: string | undefined;
  blocks: readonly StoryPart[];
};

/** The parts of a section: text in its column, and the figure across all columns. */
const Parts = ({ blocks, project: { figure, color }, fileAt, lang }: PartsProps) =>
  runsOf(blocks).map((run, index) =>
    run[0]?.type === 'figure' ? (
      figure && <FigureSpread key="figure" id="figure" figure={figure} color={color} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <Prose key={index} lang={lang}>
        <StoryParts parts={run} fileAt={fileAt} />
      </Prose>
    ),
  );

/** The facts about a project: dates, client, roles, technologies, and links. */
const factsOf = ({ period, client, roles = [], ...project }: ShownStory['project']) => [
  { label: storyPage.when, values: period ? [period] : [] },
  { label: storyPage.for, values: client ? [client] : [] },
  { label: storyPage.as, values: roles },
  { label: storyPage.with, values: project.technologies },
  {
    label: storyPage.links,
    values: [
      { name: storyPage.code, href: project.codeUrl },
      { name: storyPage.demo, href: project.demoUrl },
    ].flatMap(({ name, href }) =>
      href
        ? [
            <Link key={name} href={href} external>
              {name}
            </Link>,
          ]
        : [],
    ),
  },
];

/** The story of a project: its result, how it came about, and links to the previous and the next story. */
export function StoryPage({ story, project, lang, sizes, previous, next }: ShownStory) {
  useStoryKeys(previous?.href, next?.href);
  const { path, label } = pages.projects;
  const { category, categoryLabel, color, badge, featured, result, figure } = project;
  const fileAt: FileAt = (name) => ({ src: publicFile(name), ...sizes[name] });
  const parts = { project, fileAt, lang };
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
          category={categoryLabel}
          {...{ color, badge, featured, result, figure }}
        />
      }
    >
      <Story facts={factsOf(project)}>
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
            <Parts {...parts} blocks={blocks} />
          </StorySection>
        ))}
      </Story>
      <StoryLinks previous={previous} next={next} />
    </Page>
  );
}
