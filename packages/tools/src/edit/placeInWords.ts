import type { ContentProblem } from '@portfolio/data/validation/contentProblem';
import { isObject } from '@portfolio/data/values/isObject';
import { namingFields } from './formValues.ts';
import { labelOf } from './labels.ts';

/** An entry by its name, or else by its number. */
function entryInWords(entry: unknown, at: number): string {
  const name = namingFields.map((key) => (isObject(entry) ? entry[key] : undefined)).find(Boolean);
  return name === undefined ? `entry ${at + 1}` : `“${name}”`;
}

/** The keys and numbers in a place of the content. */
export const stepsIn = (path: string): string[] => path.match(/[^.[\]]+/g) ?? [];

/**
 * A place in the content as a person finds it in the form: `projects[2].figure.points[3]` as
 * `Projects › “Triage” › Figure › Points › entry 4`.
 */
export function placeInWords(path: string, content: unknown): string {
  let value = content;
  const steps = stepsIn(path).map((step) => {
    value = Reflect.get(Object(value), step);
    return /^\d+$/.test(step) ? entryInWords(value, Number(step)) : labelOf(step);
  });
  return steps.join(' › ');
}

/**
 * The place of a problem as a person finds it in the editor: in a form, or the line of a story.
 * @param content with the values that the place is in
 */
export function placeOfProblem(
  { file, path }: Pick<ContentProblem, 'file' | 'path'>,
  content: unknown,
): string {
  const [, name] = /^content\/(.+)$/.exec(file) ?? [];
  if (!name || /^[^/]+\.json$/.test(name)) return placeInWords(path, content);
  const story = /^stories\/(.+)\.md$/.exec(name)?.[1];
  const place = story ? `${labelOf('stories')} › ${story}` : name;
  return path.startsWith('line ') ? `${place} › ${path}` : place;
}

/** A problem with its place in words. That of a published file has its name. */
export const problemInWords = (problem: ContentProblem, content: unknown): string =>
  /^content\/files\//.test(problem.file)
    ? problem.message
    : `${placeOfProblem(problem, content)}: ${problem.message}`;
