import * as v from 'valibot';
import { type ContentProblem, fileOf, type PlacedProblem } from './contentProblem.ts';
import { crossCheck } from './crossChecks.ts';
import { imagesIn, isRemote } from './images.ts';
import { contentSchema } from './schema/content.ts';
import { showValue } from './showValue.ts';

export { type ContentProblem, FILES_FOLDER, formatContentProblems } from './contentProblem.ts';

/** A file that the content refers to. */
export type LocalFile = {
  /** The content file that refers to it, from the repository's root. */
  file: string;
  /** The place in it. */
  path: string;
  /** The file referred to, from {@link FILES_FOLDER}. */
  src: string;
};

const toPath = (keys: readonly unknown[] = []) =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${key}`;
  }, '');

function toProblem(issue: v.BaseIssue<unknown>): PlacedProblem {
  const path = toPath(issue.path?.map(({ key }) => key));
  // A key that is missing or unknown has no value worth showing.
  const isAboutKey = issue.type === 'strict_object' && issue.expected !== 'Object';
  // A check across fields has the whole entry as its input, and points to one value in it.
  const value = issue.path ? issue.path.at(-1)?.value : issue.input;
  // A rule between fields says by itself what is there instead; and of nothing, nothing is worth showing.
  const isComplete = isAboutKey || issue.type === 'raw_check' || value === undefined;
  const message = isComplete ? issue.message : `${issue.message}, but is ${showValue(value)}`;
  return { path, message };
}

/**
 * Everything that is wrong with the content, all at once; empty when it may be published. A value
 * that breaks several rules is reported for the first of them.
 * @param content what the files hold, of whatever shape
 * @param now when it is checked, in milliseconds since 1970; the moment of the call unless given
 */
export function validateContent(content: unknown, now = Date.now()): ContentProblem[] {
  const problems = [
    ...(v.safeParse(contentSchema, content).issues ?? []).map(toProblem),
    ...crossCheck(content, now),
  ];
  const byPath = new Map<string, ContentProblem>();
  for (const { path, message } of problems) {
    if (!byPath.has(path)) byPath.set(path, { file: fileOf(path), path, message });
  }
  return [...byPath.values()];
}

/** Every reference to a file in {@link FILES_FOLDER}, for a check that the file is there. */
export function localFiles(content: unknown): LocalFile[] {
  return imagesIn(content).flatMap(({ path, value }) =>
    typeof value === 'string' && !isRemote(value) ? [{ file: fileOf(path), path, src: value }] : [],
  );
}
