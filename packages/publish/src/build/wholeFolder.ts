import { accessSync, constants, existsSync, realpathSync, rmSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Virus scanners, indexers and uploads hold a folder for a moment on Windows. */
const attempts = 5;
const pauseMs = 100;

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a build is written at first: beside its target, whose place it can take, or else anywhere. */
function stagingOf(target: string): string {
  const parent = dirname(target);
  return join(isWritable(parent) ? parent : tmpdir(), `.${basename(target)}-new`);
}

/**
 * Copies where a folder cannot be replaced, such as one that is mounted: the pages last, and of these the
 * first page, by which `npm start` knows that a build is there.
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
 * Puts a finished folder in the place of another one. Whoever reads the folder finds the former one whole, the
 * new one whole, or for the moment between two renames none.
 */
export async function replaceFolder(staging: string, target: string): Promise<void> {
  const former = `${staging}-former`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(target)) await rename(target, former);
      await rename(staging, target);
      break;
    } catch {
      if (!existsSync(target) && existsSync(former)) await rename(former, target);
      if (attempt === attempts) {
        await copyOver(staging, target);
        break;
      }
      await delay(pauseMs);
    }
  }
  await rm(former, { recursive: true, force: true });
}

/**
 * Builds into a folder beside the one that was asked for, and puts it there when it is whole: neither a server nor
 * an upload ever sees half a build, and a build that fails leaves the former one as it was.
 */
export function wholeFolder(): Plugin {
  let target: string;
  let staging: string;
  return {
    name: 'portfolio:whole-folder',
    apply: 'build',
    enforce: 'post',
    config({ root = '.', build }) {
      target = resolve(root, build?.outDir ?? 'dist');
      if (existsSync(target)) target = realpathSync(target);
      staging = stagingOf(target);
      process.once('exit', () => rmSync(staging, { recursive: true, force: true }));
      return { build: { outDir: staging } };
    },
    buildApp: {
      order: 'post',
      async handler() {
        await replaceFolder(staging, target);
      },
    },
  };
}
