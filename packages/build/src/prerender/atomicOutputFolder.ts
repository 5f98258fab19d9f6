import { existsSync, realpathSync, rmSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A folder in the site's package for temporary files. Each process has its own, so that builds can run side by side. */
export const temporaryFolder = (language = 'first') =>
  `node_modules/.build/${process.pid}/${language}`;

/**
 * Copies the files into a folder that can't be replaced, such as a mounted one. The pages come after the files that they
 * load. `index.html` comes last, because `npm start` takes it as a sign that there is a build.
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
 * Replaces a folder with a finished one. Whoever reads the folder gets either the complete old one or the complete new
 * one. For the moment between two renames there is none.
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
 * Builds into a temporary folder, which replaces the output folder when it is complete. A server or an upload never sees
 * half a build, and a build that fails leaves the previous one as it was.
 */
export function atomicOutputFolder(language?: string): Plugin {
  let target: string;
  let staging: string;
  return {
    name: 'portfolio:atomic-output-folder',
    apply: 'build',
    enforce: 'post',
    config({ root = '.', build }) {
      const temporary = resolve(root, temporaryFolder(language));
      const ofAllLanguages = resolve(temporary, '..');
      process.once('exit', () => rmSync(ofAllLanguages, { recursive: true, force: true }));
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
