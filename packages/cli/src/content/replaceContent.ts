import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dataDirFrom } from '@portfolio/backend/folder/paths';
import { type Content, contentFileNames } from '@portfolio/data/schema/content';
import { contentTexts } from './writeContent.ts';

/** Where what a command replaces is kept: one folder a time, in the data folder that git passes over. */
export const backupsFolder = (env: NodeJS.ProcessEnv) => join(dataDirFrom(env), 'content-backups');

/** The modules that held the content before it was JSON, as far as they are in the folder. */
export async function olderModules(folder: string): Promise<string[]> {
  const modules = new Set(contentFileNames.map((name) => name.replace('.json', '.ts')));
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => modules.has(name)).sort();
}

async function copyAway(folder: string, names: readonly string[], backups: string) {
  await mkdir(backups, { recursive: true });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  // The end keeps two of the same millisecond apart.
  const backup = await mkdtemp(join(backups, `${time}-`));
  for (const name of names) {
    await cp(join(folder, name), join(backup, name), { recursive: true });
  }
  return backup;
}

/**
 * Puts content in the place of what a folder holds, after it has kept a copy of that. The new files are
 * written beside the folder first and then moved in, so that a full disk changes nothing; when moving
 * fails, what was there comes back. Older modules go; pictures and all other files stay.
 * @param backups the folder that copies are kept in, see {@link backupsFolder}
 * @returns where the copy is; undefined when there was nothing to replace
 */
export async function replaceContent(
  folder: string,
  content: Content,
  backups: string,
): Promise<string | undefined> {
  const texts = contentTexts(content);
  const retired = await olderModules(folder);
  const replaced = [...contentFileNames, ...retired].filter((name) =>
    existsSync(join(folder, name)),
  );
  await mkdir(join(folder, 'files'), { recursive: true });
  const staging = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    for (const [name, text] of texts) await writeFile(join(staging, name), text);
    const backup = replaced.length > 0 ? await copyAway(folder, replaced, backups) : undefined;
    try {
      for (const name of texts.keys()) await rename(join(staging, name), join(folder, name));
      for (const name of retired) await rm(join(folder, name));
    } catch (error) {
      for (const name of texts.keys())
        await rm(join(folder, name), { recursive: true, force: true });
      if (backup) await cp(backup, folder, { recursive: true });
      throw error;
    }
    return backup;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
