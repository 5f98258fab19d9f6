import { type PageName, pageWords, shownPageNames } from '@portfolio/data/pages';
import { owner } from '@portfolio/data/shipped/owner';
import { pages } from '@portfolio/data/shipped/pages';

export type { PageName, PageWords } from '@portfolio/data/pages';

const names = shownPageNames(pages);

/** A screen of this site. */
export const pageNamed = (name: PageName) => pageWords(name, pages, owner);

/** Whether the site has a screen: the owner may hide some. */
export const isShown = (name: PageName) => names.includes(name);

/** The screens of this site, in the order of the navigation. */
export const sitePages = names.map(pageNamed);
