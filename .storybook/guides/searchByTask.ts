import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types';
import type { GuideSummary } from './readGuides.ts';

/** The part of Storybook's generator that everybody asks for the index. */
interface IndexGenerator {
  getIndex(): Promise<StoryIndex>;
}

const anchorOf = (task: string) => ({
  id: task.toLowerCase().replace(/\W+/g, '-'),
  title: task,
});

/** Our tag of stories that only test, in the filter of the sidebar; it takes the place of Storybook's for any `play`. */
export const TEST_TAG = 'tests';
const PLAY_TAG = 'play-fn';

/** A page isn't a test, and neither is a state that the visual check draws, though both may have one. */
const isTest = ({ type, tags = [] }: StoryIndex['entries'][string]) =>
  type === 'story' && !tags.includes('visual');

const isWritten = ({ importPath }: DocsIndexEntry) => importPath.endsWith('.mdx');

/**
 * The index with what the sidebar's search should find. Storybook's search (10.6, feature
 * `experimentalSearchDocsHeadings`) looks for the names of entries and for the titles of their anchors, and
 * shows both: `SkillTile / tooltip`. So a docs page gets its component's name in place of `Docs`, and the
 * tasks of its guide in place of its stories, which are found by themselves. `tests/docs/manager.spec.ts`
 * notices when a new version searches in another way. Tests get their tag, and the sidebar leaves
 * them out until somebody asks for them.
 */
export function withTasks(index: StoryIndex, guides: readonly GuideSummary[]): StoryIndex {
  const tasks = new Map(guides.map((guide) => [guide.id, guide.tasks]));
  const findable = (entry: DocsIndexEntry): DocsIndexEntry => ({
    ...entry,
    name: entry.title.split('/').at(-1) ?? entry.name,
    // The headings of a page in Markdown stay.
    ...(!isWritten(entry) && { anchors: tasks.get(entry.id)?.map(anchorOf) ?? [] }),
  });
  return {
    ...index,
    entries: Object.fromEntries(
      Object.entries(index.entries).map(([id, entry]) => {
        const tags = entry.tags?.flatMap((tag) =>
          tag === PLAY_TAG ? (isTest(entry) ? [TEST_TAG] : []) : [tag],
        );
        const tagged = { ...entry, ...(tags && { tags }) };
        return [id, tagged.type === 'docs' ? findable(tagged) : tagged];
      }),
    ),
  };
}

/** Lets a generator hand out the index with the tasks. It may be given the same one again. */
export function makeSearchByTask(readGuides: () => GuideSummary[]) {
  const known = new WeakSet<IndexGenerator>();
  return <Generator extends IndexGenerator>(generator: Generator): Generator => {
    if (known.has(generator)) return generator;
    known.add(generator);
    const results = new WeakMap<StoryIndex, StoryIndex>();
    const getIndex = generator.getIndex.bind(generator);
    generator.getIndex = async () => {
      const index = await getIndex();
      const result = results.get(index) ?? withTasks(index, readGuides());
      results.set(index, result);
      return result;
    };
    return generator;
  };
}
