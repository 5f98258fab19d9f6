import { existsSync, realpathSync, rmSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Temporary files of a build, below the site's package. Another build may run at the same time. */
export const temporaryFolder = (language = 'first') =>
  `node_modules/.build/${process.pid}/${language}`;

/**
 * Copies files if a folder can't be replaced, such as a mounted one. The pages come last, and the first
 * page, by which `npm start` knows that a build is there, after the others.
 */
async function copyOver(staging: string, target: string): Promise<void> {
  const order = (name: string) =>
    Number(/\.html$|^_headers$/.test(name)) + Number(name === 'index.html');
  const names = await readdir(staging);
  for (const name of names.toSorted((a, b) => order(a) - order(b))) {
    await cp(join(staging, name), join(target, name), { recursive: true });
  }
  for (const name of await readdir(target, { recursive: true })) {
    if (!existsSync(join(staging, name)))
      await rm(join(target, name), { recursive: true, force: true });
  }
}

/**
 * Replaces a folder with a finished one. A reader of the folder finds the old one complete, the new one
 * complete, or for the moment between two renames none.
 */
export async function replaceFolder(staging: string, target: string): Promise<void> {
  const former = `${staging}-former`;
  try {
    if (existsSync(target)) await rename(target, former);
    await rename(staging, target);
  } catch {
    if (existsSync(former)) await rename(former, target);
    await copyOver(staging, target);
  }
  await rm(former, { recursive: true, force: true });
}

/**
 * Builds into a temporary folder, and moves it to its place when it is complete. Neither a server nor an
 * upload ever sees half a build, and a build that fails leaves the previous one as it was.
 */
export function wholeFolder(language?: string): Plugin {
  let target: string;
  let staging: string;
  return {
    name: 'portfolio:whole-folder',
    apply: 'build',
    enforce: 'post',
    config({ root = '.', build }) {
      const temporary = resolve(root, temporaryFolder(language));
      // With those of the other languages.
      const all = resolve(temporary, '..');
      process.once('exit', () => rmSync(all, { recursive: true, force: true }));
      target = resolve(root, build?.outDir ?? 'dist');
      if (existsSync(target)) target = realpathSync(target);
      staging = join(temporary, 'site');
      return { build: { outDir: staging } };
    },
    buildApp: {
      order: 'post',
      handler: () => replaceFolder(staging, target),
    },
  };
}
