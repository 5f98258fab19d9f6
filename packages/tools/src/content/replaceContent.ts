import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { NOT_IMPORTED, ownersContentFolder } from '@portfolio/build/folders/content';
import { dataDirFrom } from '@portfolio/build/folders/dataFolder';
import {
  type Content,
  contentFileNames,
  contentFiles,
  contentSchema,
} from '@portfolio/data/schema/content';
import * as v from 'valibot';
import type { NotImported } from './notes.ts';

/** The folders of a command. */
export interface Folders {
  /** The content's files, and the pictures in `files`. */
  content: string;
  /** Backups of replaced content, each in its own folder. */
  backups: string;
}

/** The owner's content, and the data folder, which git ignores. */
export const ownersFolders = {
  content: ownersContentFolder,
  backups: join(dataDirFrom(process.env), 'content-backups'),
  /** The file with the report about content that was made in the editor. */
  report: join(dataDirFrom(process.env), 'import-report.txt'),
};

/** The owner's pictures, by their path from the files folder. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Files that come with content. */
interface Files {
  pictures?: Pictures | undefined;
  /** Replaces that of an earlier source. */
  notImported?: NotImported | undefined;
}

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** Writes valid content into a folder, which is created if needed: fields in the order of the schemas. */
export async function writeContent(folder: string, content: Content): Promise<void> {
  const ordered: Record<string, unknown> = v.parse(contentSchema, content);
  await mkdir(join(folder, 'files'), { recursive: true });
  for (const name of contentFileNames) {
    const parts = Object.keys(contentFiles[name]).map((part) => [part, ordered[part]]);
    await writeJson(join(folder, name), Object.fromEntries(parts));
  }
}

async function writePictures(folder: string, pictures: Pictures) {
  for (const [name, bytes] of pictures) {
    const file = join(folder, 'files', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/** Copies a whole folder, but not a git repository in it. */
async function backUp(folder: string, backups: string) {
  await mkdir(backups, { recursive: true });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  // mkdtemp adds a suffix, so that two backups from the same millisecond differ.
  const backup = await mkdtemp(join(backups, `${time}-`));
  await cp(folder, backup, { recursive: true, filter: (path) => basename(path) !== '.git' });
  return backup;
}

/**
 * Replaces the content of a folder, after making a backup. It first writes the new files next to the folder, so
 * that a full disk changes nothing, and then moves them in. If that fails, it restores the backup. All other files
 * stay, including case studies and translations.
 * @param files that come with the content
 * @returns the path of the copy; undefined when there was nothing to replace
 */
export async function replaceContent(
  { content: folder, backups }: Folders,
  content: Content,
  { pictures = new Map(), notImported }: Files = {},
): Promise<string | undefined> {
  const hasRest = Object.keys(notImported ?? {}).length > 0;
  await mkdir(dirname(folder), { recursive: true });
  const parent = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  const staging = join(parent, 'content');
  try {
    await writeContent(staging, content);
    await writePictures(staging, pictures);
    if (hasRest) await writeJson(join(staging, NOT_IMPORTED), notImported);
    if (!existsSync(folder)) {
      await rename(staging, folder);
      return undefined;
    }
    const backup = await backUp(folder, backups);
    const own = hasRest ? [...contentFileNames, NOT_IMPORTED] : contentFileNames;
    const names = [...own, ...[...pictures.keys()].map((name) => join('files', name))];
    try {
      for (const name of names) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await rename(join(staging, name), join(folder, name));
      }
      // That of an earlier source is in the copy.
      if (notImported && !hasRest) await rm(join(folder, NOT_IMPORTED), { force: true });
    } catch (error) {
      for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
      await cp(backup, folder, { recursive: true });
      throw error;
    }
    return backup;
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
