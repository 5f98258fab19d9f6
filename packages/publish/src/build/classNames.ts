import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What vanilla-extract says of a name that it asks for. */
interface NameRequest {
  /** The hash of the file and, after it, the number of the name in the file, to the base 36. */
  hash: string;
  /** The file's path, from Vite's root. */
  filePath: string;
}

/** Capitals: filter lists hide classes such as `ad1`. */
const letters = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The files in which a folder declares styles, as paths from Vite's root. */
const styleFiles = (root: string, folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => relative(root, join(folder, file)).replaceAll(sep, '/'));

/**
 * Gives classes names of three or four characters, where vanilla-extract's own have eight or nine and take 3 % of
 * a document. The first two are the file's place among all, so that a name depends on nothing else.
 * @param root Vite's
 * @param folders in which styles are declared
 */
export function shortClassNames(root: string, folders: readonly string[]) {
  const files = folders.flatMap((folder) => styleFiles(root, folder)).sort();
  const fileHashes = new Map<string, string>();
  return ({ hash, filePath }: NameRequest): string => {
    const place = files.indexOf(filePath);
    const letter = letters[Math.floor(place / 36)];
    if (!letter) return `_${hash}`;
    // The first name of each file has the number 0.
    const fileHash = fileHashes.get(filePath) ?? hash.slice(0, -1);
    fileHashes.set(filePath, fileHash);
    return letter + (place % 36).toString(36) + hash.slice(fileHash.length);
  };
}
