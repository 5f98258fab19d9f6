import { type ContentFile, contentFileNames, contentFiles } from '../schema/content.ts';
import { stepsIn } from '../values/place.ts';

/** Something in the content that has to change before the site can be built. */
export type ContentProblem = {
  /** The file to open, from the repository's root. */
  file: string;
  /** The place in it, such as `skillCategories[1].skills[0].proficiency`. */
  path: string;
  /** The rule, and the current value. */
  message: string;
};

/** The folder of an owner's content, from the repository's root. Problems in another folder name that folder. */
export const CONTENT_FOLDER = 'content';

/** A file of the content by its name, from the repository's root. */
export const inContent = (name: string): string => `${CONTENT_FOLDER}/${name}`;

/** The name of the file that has the value at a place. */
export function fileNameOf(place: string): ContentFile | undefined {
  const [part = ''] = stepsIn(place);
  return contentFileNames.find((name) => Object.hasOwn(contentFiles[name], part));
}

/** The file that has the value at a place, from the repository's root. */
export function fileOf(place: string): string {
  const file = fileNameOf(place);
  return file ? inContent(file) : CONTENT_FOLDER;
}

/** A problem without its file, which follows from its place. */
export type PlacedProblem = Omit<ContentProblem, 'file'>;

/** The problems for a terminal, one per line. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  return problems.map(({ file, path, message }) => `${file}: ${path}: ${message}`).join('\n');
}
