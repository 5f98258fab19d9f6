import { readIndex, type StorybookIndex } from './workshop.ts';

/** Stories with this tag have a picture that is kept. */
const VISUAL_TAG = 'visual';

/** The ids of the stories in a built Storybook's index that are tagged for pictures. */
export function taggedStories(index: StorybookIndex): string[] {
  return Object.values(index.entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes(VISUAL_TAG))
    .map(({ id }) => id)
    .sort();
}

/** {@link taggedStories} of the Storybook that was built last. */
export const readTaggedStories = () => taggedStories(readIndex());
