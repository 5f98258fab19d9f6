import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteFolder, styleFolders } from '../content/folders.ts';

/** What vanilla-extract tells of a class, an animation or a variable. */
interface Identifier {
  /** Unique, and the same in each build. */
  hash: string;
  /** From the site's folder. */
  filePath: string;
}

const LETTERS = 26;

/** `A` to `Z`, then `AA` and so on. */
const inLetters = (number: number): string =>
  (number < LETTERS ? '' : inLetters(Math.floor(number / LETTERS) - 1)) +
  String.fromCharCode(65 + (number % LETTERS));

const stylesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => join(folder, name));

/**
 * Names classes by their file and their place in it, such as `Bk0`: the same in each build. Hashes compress badly: they
 * made the documents 0.4 kB larger after brotli, so that two of them took a round trip more.
 */
export function classNames() {
  const files = styleFolders.flatMap(stylesIn).sort();
  const hashes = new Map<string, string[]>();
  return ({ hash, filePath }: Identifier): string => {
    const file = files.indexOf(resolve(siteFolder, filePath));
    if (file < 0) return `_${hash}`;
    const known = hashes.get(filePath) ?? [];
    hashes.set(filePath, known);
    if (!known.includes(hash)) known.push(hash);
    return inLetters(file) + known.indexOf(hash).toString(36);
  };
}
