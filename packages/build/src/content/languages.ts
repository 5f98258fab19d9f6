import type { Site } from '@portfolio/data/schema/site';
import { inOwnPlaces, type Translation } from '@portfolio/data/translation/translate';
import {
  CONTENT_FOLDER,
  fileOf,
  inContent,
  type PlacedProblem,
} from '@portfolio/data/validation/contentProblem';

/** The languages of a site besides the first one, by their BCP 47 tags. */
export const otherLanguages = ({ languages = [] }: Pick<Site, 'languages'>): string[] =>
  Array.isArray(languages) ? languages.slice(1) : [];

/** Where a language is below the site's base: nothing for the first one, `fr/` for another. */
export const languageFolder = (language: string | undefined) => (language ? `${language}/` : '');

/** Whether a story's file is in the folder of a language: otherwise the story isn't translated. */
export const isStoryIn = (file: string, language: string) =>
  file.startsWith(languageFolder(language));

/** The file that has the value at a path in one of the languages, from the repository's root. */
export const translatedFile = (path: string, language: string | undefined) =>
  language ? fileOf(path).replace(CONTENT_FOLDER, inContent(language)) : fileOf(path);

/** A problem of a translation's text, with the file and the place where the owner has written it. */
export const inOwnFile = <Problem extends PlacedProblem>(
  problem: Problem,
  language: string,
  translation: Pick<Translation, 'ownPlaces'>,
): Problem & { file: string } => ({
  ...problem,
  file: translatedFile(problem.path, language),
  path: inOwnPlaces(problem.path, translation),
  message: inOwnPlaces(problem.message, translation),
});
