import { site } from 'virtual:content';

/** The one address under which search engines keep a page. */
export const canonicalUrl = ({ path }: { path: string }) => site.url + path;
