import { existsSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** A path for messages, relative to the repository if it is inside. */
export function displayPath(path: string): string {
  const short = relative(repositoryRoot, path);
  return short === '' || short.startsWith('..') ? path : short;
}

/** A path and, if a link is part of it, the path to which that leads. */
export const withRealPath = (path: string): string[] =>
  existsSync(path) ? [...new Set([path, realpathSync(path)])] : [path];

/** Whether `path` is `folder` or is inside it. */
export const isWithin = (folder: string, path: string): boolean =>
  `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
