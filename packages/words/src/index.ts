/**
 * The words of the language that is built, in groups: `import { skill } from '@portfolio/words'`. They are English unless a
 * bundler replaces this file by another language, as `wordsModule` does for the site.
 */
export * from './en/index.ts';
export { englishFormats as formats, type Formats } from './formats.ts';
export type { LinkText } from './types/textTypes.ts';
export type { ContentLanguage, Language, Words } from './Words.ts';
