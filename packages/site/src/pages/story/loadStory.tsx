import { owner } from 'virtual:content';
import { stories } from 'virtual:content/stories';
import { documentTitle } from '@portfolio/data/shown/pages';
import { StoryPage } from './StoryPage';

/** Loads the story at a path, with the view that all stories share. */
export async function loadStory(path: string) {
  const story = stories.find((story) => story.path === path);
  if (!story) throw new Error(`There is no story at ${path}.`);
  const { default: shown } = await story.load();
  return {
    Component: () => <StoryPage {...shown} />,
    document: { path, title: documentTitle(shown.story.title, owner) },
  };
}
