import { existsSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { dataDirFrom, dataPaths } from './paths.ts';

/** A path and, where it is a link, the path that the link leads to. */
export const withRealPath = (path: string): string[] =>
  existsSync(path) ? [...new Set([path, realpathSync(path)])] : [path];

/** Whether `path` is `folder` or is inside it. */
export const isWithin = (folder: string, path: string): boolean =>
  `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);

/** A path as a glob that matches it alone. */
export const literally = (path: string) =>
  path.replaceAll('\\', '/').replace(/[*?[\]{}()!+@|$^]/g, (character) => `\\${character}`);

/**
 * Globs for the contents of a data folder, which are the messages and the secret that signs the owner's
 * tokens: in its usual place and in `PORTFOLIO_DATA_DIR`. The whole folder, unless it also contains served
 * files.
 * @param served folders that a development server serves
 */
export function privateFiles(env: NodeJS.ProcessEnv, served: readonly string[]): string[] {
  const folders = [dataDirFrom({}), dataDirFrom(env)].flatMap(withRealPath);
  return [...new Set(folders)].flatMap((folder) => {
    const holdsServed = served.some((path) => isWithin(folder, path));
    const paths = holdsServed ? Object.values(dataPaths(folder)) : [folder];
    return paths.map(literally).flatMap((path) => [path, `${path}.*`, `${path}/**`]);
  });
}
