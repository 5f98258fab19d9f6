import { owner, pages } from 'virtual:content';
import { storyPaths } from 'virtual:content/storyPaths';
import { shownPages } from '@portfolio/data/pages';

/** The pages of this site, in the order of the navigation. */
export const sitePages = shownPages(pages, owner);

/** The path of the story at a path of the site, which browsers write in ASCII; undefined for others. */
export const storyAt = (pathname: string) =>
  storyPaths.find((path) => [path, encodeURI(path)].includes(pathname.replace(/\/+$/, '')));
