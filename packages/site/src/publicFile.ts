import { withBase } from './basePath';

/**
 * The address of a file of the site's own (`images/portrait.svg`), below the base path. Full URLs
 * stand as they are: the owner may point at a file anywhere.
 */
export const publicFile = (src: string) =>
  /^https?:/.test(src) ? src : withBase(`/${encodeURI(src)}`);
