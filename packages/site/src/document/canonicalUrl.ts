import { site } from 'virtual:content';

/** The one address under which search engines keep a page. */
export const canonicalUrl = ({ path }: { path: string }) => site.url + path;

/** The public address of a file, from its address on the page. */
export const publicUrl = (href: string) => new URL(href, canonicalUrl({ path: '/' })).href;
