import { CONTENT_FOLDER, fileOf, inContent } from '@portfolio/data/contentProblem';
import type { Site } from '@portfolio/data/schema/site';

/** The languages of a site besides the first one, by their BCP 47 tags. */
export const otherLanguages = ({ languages = [] }: Pick<Site, 'languages'>): string[] =>
  Array.isArray(languages) ? languages.slice(1) : [];

/** Where a language is below the site's base: nothing for the first one, `fr/` for another. */
export const languageFolder = (language: string | undefined) => (language ? `${language}/` : '');

/** The file that has the value at a path in one of the languages, from the repository's root. */
export const translatedFile = (path: string, language: string | undefined) =>
  language ? fileOf(path).replace(CONTENT_FOLDER, inContent(language)) : fileOf(path);
