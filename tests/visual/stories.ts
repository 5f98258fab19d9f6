import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORYBOOK_FOLDER } from './paths.ts';

/** Stories with this tag have a picture that is kept. */
const VISUAL_TAG = 'visual';

interface StorybookIndex {
  entries: Record<string, { id: string; type: string; tags?: string[] }>;
}

/** The ids of the stories in a built Storybook's index that are tagged for pictures. */
export function taggedStories(index: StorybookIndex): string[] {
  return Object.values(index.entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes(VISUAL_TAG))
    .map(({ id }) => id)
    .sort();
}

/** {@link taggedStories} of the Storybook that was built last. */
export const readTaggedStories = (folder = STORYBOOK_FOLDER) =>
  taggedStories(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
