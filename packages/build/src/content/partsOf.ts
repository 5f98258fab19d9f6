import { type ContentFile, contentFiles } from '@portfolio/data/schema/content';
import type { ContentProblem } from '@portfolio/data/validation/contentProblem';
import { sizeProblems } from '@portfolio/data/validation/contentSizes';
import { isObject } from '@portfolio/data/values/isObject';
import type { ParsedJson } from './parseText.ts';

/** The values of a file, by the name of the part. */
export type Parts = Record<string, unknown>;

/** The parts of the content that a file holds, if it can be read, and the problems with its JSON. */
export interface ReadParts {
  parts?: Parts;
  problems: ContentProblem[];
}

/**
 * The parts in the JSON of a content file.
 * @param shown the file from the repository's root, for problems
 */
export function partsOf(file: ContentFile, shown: string, json: ParsedJson): ReadParts {
  const unread = (path: string, message: string) => ({
    problems: [{ file: shown, path, message }],
  });
  if (!('value' in json)) return unread(json.place, json.message);
  if (!isObject(json.value)) return unread('line 1', 'must hold an object: { … }');
  const sizes = sizeProblems(json.value);
  // Such large content would keep the other checks busy for minutes.
  if (sizes.length > 0) return { problems: sizes.map((each) => ({ file: shown, ...each })) };
  const known = Object.keys(contentFiles[file]);
  const { $schema: _, ...parts } = json.value;
  const unknown = Object.keys(parts).filter((part) => !known.includes(part));
  for (const part of unknown) delete parts[part];
  const message = `is not a known field; the fields are ${known.join(', ')}`;
  return { parts, problems: unknown.map((path) => ({ file: shown, path, message })) };
}
