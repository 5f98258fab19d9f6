import { owner, pages } from 'virtual:content';
import { storyPaths } from 'virtual:content/storyPaths';
import { shownPages } from '@portfolio/data/pages';

/** The pages of this site, in the order of the navigation. */
export const sitePages = shownPages(pages, owner);

/** The one of these paths that a path of the site is, which browsers write in ASCII; undefined for others. */
export const pathAmong = (paths: readonly string[], pathname: string) =>
  paths.find((path) => [path, encodeURI(path)].includes(pathname.replace(/\/+$/, '')));

/** The path of the story at a path of the site; undefined for others. */
export const storyAt = (pathname: string) => pathAmong(storyPaths, pathname);
