import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { siteFolder, styleFolders } from './folders.ts';

/** No vowels: blockers of advertisements hide what is called `ad1`. */
const letters = 'bcdfghjklmnpqrstvwxz';

const twoLetters = (index: number) =>
  `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`;

const styleFilesIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => resolve(folder, name));

/**
 * Names a class by two letters for its file and a number, `bk3`, in place of a hash: each document
 * repeats its classes hundreds of times, and a hash is what compresses worst. The letters follow from
 * the list of all files, so that the builds for the browser and for Node agree.
 */
export function shortClassNames() {
  const files = styleFolders.flatMap(styleFilesIn).toSorted();
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const known = names.get(hash);
    if (known) return known;
    const file = files.indexOf(resolve(siteFolder, filePath));
    if (file < 0) throw new Error(`${filePath} is in no folder of styles.`);
    const count = counts.get(filePath) ?? 0;
    counts.set(filePath, count + 1);
    const name = `${twoLetters(file)}${count.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}
