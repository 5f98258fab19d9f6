import { owner, pageDescriptions } from 'virtual:content';
import { documentTitle, type ShownPage } from '@portfolio/data/shown/pages';
import type { ShownStory } from '@portfolio/data/shown/shownStories';
import { socialPictureOf } from '@portfolio/data/shown/socialPicture';
import { storyFiles } from '@portfolio/data/shown/stories';

/** The facts about a document that programs read. */
export interface DocumentFacts {
  path: string;
  title: string;
  /** The first heading. */
  heading: string;
  description: string;
  /** The type of the document (ogp.me). */
  type: 'article' | 'profile' | 'website';
  /** The path of its Markdown twin from the site's root, if it has one. */
  markdown?: string;
  /** The path of the picture for previews of links, from the site's root. */
  picture: string;
}

export const pageFacts = ({ name, path, title, heading }: ShownPage): DocumentFacts => ({
  path,
  title,
  heading,
  description: pageDescriptions[name],
  type: name === 'about' ? 'profile' : 'website',
  markdown: `${name}.md`,
  picture: socialPictureOf(name),
});

export const storyFacts = ({ path, story }: ShownStory): DocumentFacts => ({
  path,
  title: documentTitle(story.title, owner),
  heading: story.title,
  description: story.description,
  type: 'article',
  ...storyFiles(path),
});
