import { site } from '@portfolio/data/content/site';
import type { Page } from '@portfolio/data/schema/page';

/** The one address under which search engines keep a page. */
export const canonicalUrl = ({ path }: Page) => site.url + path;
