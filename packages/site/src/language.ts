/** The language of the site: what the views say themselves, and how it writes numbers and dates. */
export { formats } from '@portfolio/words/own/formats';
export { site as words } from '@portfolio/words/own/site';
