import * as v from 'valibot';
import { type ContentProblem, fileOf, formatContentProblems, showValue } from './contentProblem';
import { crossCheck } from './crossChecks';
import { imagesIn, isRemote } from './images';
import { type Content, contentParts } from './schema/content';
import { shippedContent } from './shippedContent';

export { type ContentProblem, FILES_FOLDER, formatContentProblems } from './contentProblem';

/** Thrown when content breaks a rule; the message lists every problem, a line each. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** The problems, one by one. */
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(`The content breaks a rule:\n${formatContentProblems(problems)}`);
    this.problems = problems;
  }
}

/** A file that the content refers to. */
export type LocalFile = {
  /** The content file that refers to it, from the repository's root. */
  file: string;
  /** The place in it. */
  path: string;
  /** The file referred to, from {@link FILES_FOLDER}. */
  src: string;
};

function toPath(part: string, keys: readonly unknown[] = []): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`),
    part,
  );
}

function toProblem(part: string, issue: v.BaseIssue<unknown>): ContentProblem {
  const path = toPath(
    part,
    issue.path?.map(({ key }) => key),
  );
  // A key that is missing or unknown has no value worth showing.
  const isAboutKey = issue.type === 'strict_object' && issue.expected !== 'Object';
  // A check across fields has the whole entry as its input, and points to one value in it.
  const value = issue.path ? issue.path.at(-1)?.value : issue.input;
  const message = isAboutKey ? issue.message : `${issue.message}, but is ${showValue(value)}`;
  return { file: fileOf(path), path, message };
}

function checkPart(part: string, schema: v.GenericSchema, value: unknown): ContentProblem[] {
  return v.safeParse(schema, value).issues?.map((issue) => toProblem(part, issue)) ?? [];
}

/**
 * Everything that is wrong with the content, all at once; empty when it may be published. A value
 * that breaks several rules is reported for the first of them.
 */
export function validateContent(content: Content = shippedContent): ContentProblem[] {
  const given: Readonly<Record<string, unknown>> = content;
  const problems = [
    ...Object.entries(contentParts).flatMap(([part, { schema }]) =>
      checkPart(part, schema, given[part]),
    ),
    ...crossCheck(content),
  ];
  const byPath = new Map<string, ContentProblem>();
  for (const problem of problems) {
    if (!byPath.has(problem.path)) byPath.set(problem.path, problem);
  }
  return [...byPath.values()];
}

/** Throws a {@link ContentError} unless the content may be published. */
export function assertContent(content: Content = shippedContent): void {
  const problems = validateContent(content);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Every reference to a file in {@link FILES_FOLDER}, for a check that the file is there. */
export function localFiles(content: Content = shippedContent): LocalFile[] {
  return imagesIn(content).flatMap(({ path, value }) =>
    typeof value === 'string' && !isRemote(value) ? [{ file: fileOf(path), path, src: value }] : [],
  );
}
