import { type PageWords, sitePages } from '../sitePages';

/** The page that a path shows, with or without a slash at its end; `undefined` for unknown ones. */
export const pageAt = (pathname: string): PageWords | undefined => {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return sitePages.find((page) => page.path === path);
};
