import { groups } from '../../.storybook/shared/groups.ts';
import { isState } from '../../.storybook/shared/tags.ts';
import type { IndexEntry, StorybookIndex } from './workshop.ts';

/** Stories with this tag have a picture of their own that is kept. */
const VISUAL_TAG = 'visual';

/** Finds what shows all states of a component: its docs page, by the end of its id. */
export const STATES = /--docs$/;

const titles = new Set<string>(Object.values(groups).map(({ title }) => title));

/** Whether an entry is of a component. */
const isOfComponent = ({ title }: IndexEntry) => titles.has(title.split('/')[0] ?? '');

const ids = (index: StorybookIndex, isWanted: (entry: IndexEntry) => boolean) =>
  Object.values(index.entries)
    .filter(isWanted)
    .map(({ id }) => id)
    .sort();

const isTagged = ({ type, tags = [] }: IndexEntry) => type === 'story' && tags.includes(VISUAL_TAG);

/** The ids in a built Storybook's index whose pictures `npm run visual` keeps: tagged stories, and docs pages for their states. */
export const picturedEntries = (index: StorybookIndex): string[] =>
  ids(index, (entry) => isTagged(entry) || (entry.type === 'docs' && isOfComponent(entry)));

/** The ids of the stories of which Chromatic takes a snapshot: each state, and tagged stories. */
export const snapshotStories = (index: StorybookIndex): string[] =>
  ids(
    index,
    (entry) =>
      isTagged(entry) || (entry.type === 'story' && isState(entry) && isOfComponent(entry)),
  );

/** The paths of stories in the sidebar, as Chromatic names them: `Let somebody act/Button/Idle`. */
export const storyPaths = ({ entries }: StorybookIndex, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (entries[id] ? [`${entries[id].title}/${entries[id].name}`] : []));
