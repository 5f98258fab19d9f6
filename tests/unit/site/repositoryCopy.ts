import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const leftOut = new Set(['node_modules', 'dist']);

/** Links the installed packages, except for the workspace's own: those are the copy's. */
async function linkModules(copy: string) {
  const installed = join(process.cwd(), 'node_modules');
  await mkdir(join(copy, 'node_modules/@portfolio'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name === '@portfolio' || name.startsWith('.vite')) continue;
    await symlink(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of await readdir('packages')) {
    await symlink(join(copy, 'packages', name), join(copy, 'node_modules/@portfolio', name));
  }
}

/** A copy of the repository in which a test may change and break anything. */
export async function copyRepository(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'portfolio-copy-')));
  for (const source of ['packages', 'supabase', 'package.json', 'tsconfig.json']) {
    await cp(source, join(copy, source), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  }
  await linkModules(copy);
  return copy;
}
