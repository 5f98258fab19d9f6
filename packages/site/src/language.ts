import { content, formats, site } from '@portfolio/words';

/** What the views say themselves, in the language of the site. */
export const words = site;

/** The language of the site, for functions over the content. */
export const language = { content, formats };
