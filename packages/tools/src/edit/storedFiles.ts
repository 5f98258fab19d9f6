import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namesOfFiles } from '@portfolio/build/content/publishedAssets';
import { isWithin } from '@portfolio/build/folders/repository';
import { isPortable } from '@portfolio/data/schema/fields';
import { CONTENT, isRead } from './contentTree.ts';
import { Refusal } from './refusal.ts';

const CHANGED =
  'The file has changed since the editor read it, perhaps in another window. Reload this page: what you wrote is offered again.';

/** The content that the rules read, as a `ContentTree` in JSON. */
export interface StoredTree {
  names: string[];
  texts: Record<string, { text: string; version: string }>;
}

/** The version of a file, by which the editor and this server know that nobody has changed it. */
export const versionOf = (bytes: Uint8Array) =>
  `"${createHash('sha256').update(bytes).digest('base64url')}"`;

/** The file of an address, which is in the content's folder, also after following links. */
export function fileAt(folder: string, path: string): string {
  const [root, ...names] = path.split('/').filter(Boolean);
  const isSafe =
    names.every((name) => !/^\.|[\\:\p{Cc}]/u.test(name)) && isPortable(names.join('/'));
  if (root !== CONTENT || !isSafe) throw new Refusal(403, 'That is outside the content.');
  const file = join(folder, ...names);
  let known = file;
  while (!existsSync(known)) known = dirname(known);
  const real = realpathSync(known);
  if (existsSync(folder) && !isWithin(realpathSync(folder), real)) {
    throw new Refusal(403, 'That leads out of the content.');
  }
  return file;
}

/** The entries of a folder in the editor's tree. */
export async function listFolder(folder: string, path: string) {
  if (path === '') return [{ name: CONTENT, kind: 'directory' }];
  const file = fileAt(folder, path);
  const entries = existsSync(file) ? await readdir(file, { withFileTypes: true }) : [];
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, kind: entry.isDirectory() ? 'directory' : 'file' }));
}

/** The names of all files, and the texts and versions of those that the rules read. */
export async function readTree(folder: string): Promise<StoredTree> {
  const names = namesOfFiles(folder).filter((name) => !/(?:^|\/)\./.test(name));
  const read = names.filter(isRead).map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, { text: new TextDecoder().decode(bytes), version: versionOf(bytes) }] as const;
  });
  return { names, texts: Object.fromEntries(await Promise.all(read)) };
}

/** A change of a file, which is removed without bytes. */
export interface FileChange {
  file: string;
  /** The version that the editor read; undefined for a file that wasn't there. */
  version: string | undefined;
  bytes: Uint8Array | undefined;
}

/**
 * Refuses to change a file that isn't as the editor read it. It waits for nothing, nor do the changes that follow, so that
 * no other request comes between them.
 */
function checkVersion({ file, version, bytes }: FileChange) {
  const isNew = bytes !== undefined && !existsSync(file);
  const now = isNew ? undefined : versionOf(readFileSync(file));
  if (version !== now) throw new Refusal(412, CHANGED);
}

/** Puts a written file in its place. It keeps its mode, and a link leads where it did. */
function replace(file: string, half: string) {
  const isNew = !existsSync(file);
  if (!isNew) chmodSync(half, statSync(file).mode);
  renameSync(half, isNew ? file : realpathSync(file));
}

/** Removes a file, and its folder if that is empty then: git has no empty folders. */
function remove(folder: string, file: string) {
  rmSync(file);
  const parent = dirname(file);
  if (parent !== folder && readdirSync(parent).length === 0) rmdirSync(parent);
}

/** Changes several files at once, or none, so that nobody reads half of it. */
export async function writeFiles(folder: string, changes: readonly FileChange[]) {
  changes.forEach(checkVersion);
  const halves = changes.map(({ file }) => join(dirname(file), `.${randomUUID()}.saving`));
  try {
    for (const [at, { file, bytes }] of changes.entries()) {
      if (!bytes) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(halves[at] as string, bytes);
    }
    changes.forEach(checkVersion);
    for (const [at, { file, bytes }] of changes.entries()) {
      if (bytes) replace(file, halves[at] as string);
      else remove(folder, file);
    }
  } finally {
    await Promise.all(halves.map((half) => rm(half, { force: true })));
  }
}
