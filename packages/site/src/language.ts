/** The language of the site: the words of the views themselves, and its formats of numbers and dates. */
export { formats } from '@portfolio/words/own/formats';
export { site as words } from '@portfolio/words/own/site';
