import { content } from '@portfolio/words/own/content';
import { formats } from '@portfolio/words/own/formats';
import { site } from '@portfolio/words/own/site';

/** What the views say themselves, in the language of the site. */
export const words = site;

/** The language of the site, for functions over the content. */
export const language = { content, formats };
