import { contentFileNames, contentFiles } from '../schema/content.ts';

/** Something in the content that has to change before the site can be built. */
export type ContentProblem = {
  /** The file to open, from the repository's root. */
  file: string;
  /** The place in it, such as `skillCategories[1].skills[0].proficiency`. */
  path: string;
  /** The rule, and the present value. */
  message: string;
};

/** The folder of an owner's content, from the repository's root. Where content is read from another one, that is named. */
export const CONTENT_FOLDER = 'content';

/** A file of the content by its name, from the repository's root. */
export const inContent = (name: string): string => `${CONTENT_FOLDER}/${name}`;

/** The file that has the value at this path, from the repository's root. */
export function fileOf(path: string): string {
  const [part = ''] = path.split(/[.[]/);
  const file = contentFileNames.find((name) => Object.hasOwn(contentFiles[name], part));
  return file ? `${CONTENT_FOLDER}/${file}` : CONTENT_FOLDER;
}

/** A problem by its place, whose file follows from that. */
export type PlacedProblem = Omit<ContentProblem, 'file'>;

/** The problems for a terminal, a line each. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  return problems.map(({ file, path, message }) => `${file}: ${path}: ${message}`).join('\n');
}
