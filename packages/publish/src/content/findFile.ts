import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import { isWithin } from '@portfolio/backend/folder/privateFiles';

/** A file, or why it can't be published. */
export type FoundFile = { path: string } | { problem: string };

/** Systems write an é as one character or as two. */
const spelt = (name: string) => name.normalize('NFC');

/** The names in a folder; none where it can't be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * The path of a name below a folder. A name must match exactly, even on systems where capitals make no
 * difference: hosts distinguish them.
 * @param same how names are compared
 */
function pathOf(folder: string, name: string, same = spelt): string | undefined {
  let path = folder;
  for (const part of name.split('/')) {
    const own = namesIn(path).find((each) => same(each) === same(part));
    if (own === undefined) return undefined;
    path = join(path, own);
  }
  return path;
}

/**
 * The file of a name in the owner's files folder.
 * @param name from there, with `/` between folders
 */
export function findFile(folder: string, name: string): FoundFile {
  const shown = displayPath(folder);
  const path = pathOf(folder, name);
  if (path === undefined || !existsSync(path)) {
    const other = pathOf(folder, name, (each) => spelt(each).toLowerCase());
    const hint = other && !path ? `, but ${relative(folder, other)}: capitals count` : '';
    return { problem: `there is no file ${name} in ${shown}${hint}` };
  }
  if (!isWithin(realpathSync(folder), realpathSync(path))) {
    return { problem: `${name} is a link that leads out of ${shown}: put the file itself there` };
  }
  if (!statSync(path).isFile()) {
    return { problem: `${name} in ${shown} is a folder: name each file that is in it` };
  }
  return { path };
}

/** Folders of other programs, with everything in them. */
const others = new Set(['.git', '.hg', '.svn', 'node_modules']);

/**
 * The names of all files in a folder, from there; links aren't followed.
 * @param folder may be missing
 */
export function namesOfFiles(folder: string, below = ''): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!entry.isDirectory()) return [name];
    return others.has(entry.name) ? [] : namesOfFiles(folder, name);
  });
}
