import { readIndex, type StorybookIndex } from './workshop.ts';

/** Stories with this tag have a picture that is kept. */
const VISUAL_TAG = 'visual';

/** Finds the stories with all states of a component, by the end of their ids. */
export const ALL_STATES = /--states$/;

/** The ids of the stories in a built Storybook's index that are tagged for pictures. */
export function taggedStories(index: StorybookIndex): string[] {
  return Object.values(index.entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes(VISUAL_TAG))
    .map(({ id }) => id)
    .sort();
}

/** The paths of stories in the sidebar, as Chromatic names them: `Actions/Button/States`. */
export const storyPaths = ({ entries }: StorybookIndex, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (entries[id] ? [`${entries[id].title}/${entries[id].name}`] : []));

/** {@link taggedStories} of the Storybook that was built last. */
export const readTaggedStories = () => taggedStories(readIndex());
