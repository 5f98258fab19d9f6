import { owner, pages } from 'virtual:content';
import { stories } from 'virtual:content/stories';
import { shownPages } from '@portfolio/data/pages';

/** The pages of this site, in the order of the navigation. */
export const sitePages = shownPages(pages, owner);

/** The stories of projects, in their order, with their documents' titles. */
export const siteStories = stories.map((story) => ({
  ...story,
  title: `${story.title} · ${owner.name}`,
}));

/** The story at a path of the site, as the router or the browser writes it. */
export function storyAt(pathname: string) {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return siteStories.find((story) => story.path === path || encodeURI(story.path) === path);
}
