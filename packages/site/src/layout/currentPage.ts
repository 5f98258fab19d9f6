import { pages } from '@portfolio/data/content/pages';
import type { Page } from '@portfolio/data/schema/page';

/** The page that a path shows, with or without a slash at its end; `undefined` for unknown ones. */
export const pageAt = (pathname: string): Page | undefined => {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return Object.values(pages).find((page) => page.path === path);
};
