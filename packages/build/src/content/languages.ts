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

/** The folder of a language below the site's base, such as `fr/`. The first language has none. */
export const languageFolder = (language: string | undefined) => (language ? `${language}/` : '');

/** Whether a case study is translated, which means that its file is in the folder of the language. */
export const isCaseStudyIn = (file: string, language: string) =>
  file.startsWith(languageFolder(language));

/** The file that holds the value at a path of the content in this language, from the repository's root. */
export const translatedFile = (path: string, language: string | undefined) =>
  language ? fileOf(path).replace(CONTENT_FOLDER, inContent(language)) : fileOf(path);

/** Moves a problem with a translated text to the file and the place where the owner wrote that text. */
export const inTranslationFile = <Problem extends PlacedProblem>(
  problem: Problem,
  language: string,
  translation: Pick<Translation, 'ownPlaces'>,
): Problem & { file: string } => ({
  ...problem,
  file: translatedFile(problem.path, language),
  path: inOwnPlaces(problem.path, translation),
  message: inOwnPlaces(problem.message, translation),
});
