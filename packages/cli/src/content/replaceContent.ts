import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dataDirFrom } from '@portfolio/backend/folder/paths';
import {
  type Content,
  contentFileNames,
  contentFiles,
  contentSchema,
} from '@portfolio/data/schema/content';
import { markdownFileSchema } from '@portfolio/data/schema/fields';
import { languageTagSchema } from '@portfolio/data/schema/site';
import { valuesAt } from '@portfolio/data/valuesAt';
import { contentFolder } from '@portfolio/publish/content/folders';
import { readJsonFile } from '@portfolio/publish/content/jsonFile';
import * as v from 'valibot';

/** The folders of a command. */
export interface Folders {
  /** The content's files, and the pictures in `files`. */
  content: string;
  /** Copies of replaced content, each in a folder of its own. */
  backups: string;
}

/** The owner's content, and the data folder, which git ignores. */
export const ownersFolders: Folders = {
  content: contentFolder,
  backups: join(dataDirFrom(process.env), 'content-backups'),
};

/** The folder's modules of version 1, which held the content before it was JSON. */
export async function olderModules(folder: string): Promise<string[]> {
  const modules = new Set(contentFileNames.map((name) => name.replace('.json', '.ts')));
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => modules.has(name)).sort();
}

/** The values at a place of a file in a folder; none where it can't be read. */
async function valuesIn(folder: string, file: string, place: string): Promise<unknown[]> {
  const read = await readJsonFile(join(folder, file)).catch(() => ({ value: undefined }));
  return valuesAt('value' in read && read.value, place).map(({ value }) => value);
}

/** Parts of the content that an import doesn't replace: stories, and the folders of other languages. */
async function stayingIn(folder: string): Promise<string[]> {
  const stories = await valuesIn(folder, 'projects.json', 'projects[].story');
  const languages = await valuesIn(folder, 'site.json', 'site.languages[]');
  return [
    ...stories.filter((name): name is string => v.is(markdownFileSchema, name)),
    ...languages.filter((tag): tag is string => v.is(languageTagSchema, tag)),
  ].filter((name) => existsSync(join(folder, name)));
}

/** The owner's pictures, by their path from the files folder. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Writes valid content into a folder, which is created if needed: fields in the order of the schemas. */
export async function writeContent(folder: string, content: Content): Promise<void> {
  const ordered: Record<string, unknown> = v.parse(contentSchema, content);
  await mkdir(join(folder, 'files'), { recursive: true });
  for (const name of contentFileNames) {
    const parts = Object.keys(contentFiles[name]).map((part) => [part, ordered[part]]);
    const text = JSON.stringify(Object.fromEntries(parts), null, 2);
    await writeFile(join(folder, name), `${text}\n`);
  }
}

async function writePictures(folder: string, pictures: Pictures) {
  for (const [name, bytes] of pictures) {
    const file = join(folder, 'files', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

async function backUp(folder: string, names: readonly string[], backups: string) {
  await mkdir(backups, { recursive: true });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  // mkdtemp adds a suffix, so that two from the same millisecond differ.
  const backup = await mkdtemp(join(backups, `${time}-`));
  for (const name of new Set(names)) {
    await cp(join(folder, name), join(backup, name), { recursive: true });
  }
  return backup;
}

/**
 * Replaces the content of a folder, after keeping a copy of it. The new files are written next to
 * the folder first, so that a full disk changes nothing, and then moved in. If that fails, the copy
 * is restored. Modules of version 1 are removed; all other files stay, also
 * stories and translations, which the copy has as well.
 * @param pictures that come with the content; the copy has those of the same names
 * @returns the path of the copy; undefined when there was nothing to replace
 */
export async function replaceContent(
  { content: folder, backups }: Folders,
  content: Content,
  pictures: Pictures = new Map(),
): Promise<string | undefined> {
  const retired = await olderModules(folder);
  const names = [...contentFileNames, ...[...pictures.keys()].map((name) => join('files', name))];
  const replaced = [...names, ...retired].filter((name) => existsSync(join(folder, name)));
  // They stay, but the copy should be whole.
  const staying = await stayingIn(folder);
  await mkdir(join(folder, 'files'), { recursive: true });
  const staging = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    await writeContent(staging, content);
    await writePictures(staging, pictures);
    const backup =
      replaced.length > 0 ? await backUp(folder, [...replaced, ...staying], backups) : undefined;
    try {
      for (const name of names) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await rename(join(staging, name), join(folder, name));
      }
      for (const name of retired) await rm(join(folder, name));
    } catch (error) {
      for (const name of names) {
        await rm(join(folder, name), { recursive: true, force: true });
      }
      if (backup) await cp(backup, folder, { recursive: true });
      throw error;
    }
    return backup;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
