import { owner, pages } from 'virtual:content';
import { shownPages } from '@portfolio/data/pages';

/** The pages of this site, in the order of the navigation. */
export const sitePages = shownPages(pages, owner);
