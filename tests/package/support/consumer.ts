import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runProgram } from './program.ts';

const packageFolder = resolve('packages/ui');

/** An application outside the workspace that has installed the library. */
export interface Consumer {
  /** What `npm pack` wrote. */
  tarball: string;
  /** The application, with its own `node_modules`. */
  app: string;
  /** The library as it is installed there. */
  installed: string;
}

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

async function packLibrary(folder: string): Promise<string> {
  await mkdir(folder);
  await runProgram('npm', ['pack', '--silent', '--pack-destination', folder], packageFolder);
  const [file] = await readdir(folder);
  if (!file) throw new Error('npm pack wrote no file.');
  return join(folder, file);
}

/**
 * Links a package of the workspace into the application, so that no network is needed. Only what
 * the library declares is linked: what it uses undeclared is not found, as after an install.
 */
async function linkPackage(name: string, app: string): Promise<void> {
  const place = join(app, 'node_modules', name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(resolve('node_modules', name), place, 'junction');
}

/** Packs the library and installs the tarball into a copy of `tests/package/consumer`. */
export async function makeConsumer(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-package-'));
  const app = join(folder, 'app');
  const installed = join(app, 'node_modules/@portfolio/ui');
  const tarball = await packLibrary(join(folder, 'packed'));

  await cp(resolve('tests/package/consumer'), app, { recursive: true });
  await writeFile(join(app, 'package.json'), JSON.stringify({ name: 'app', type: 'module' }));
  await mkdir(installed, { recursive: true });
  await runProgram('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed], folder);

  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Manifest;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const ofApplication = ['@types/react', '@types/react-dom'];
  for (const name of [...declared, ...ofApplication]) await linkPackage(name, app);
  return { tarball, app, installed };
}

export async function removeConsumer({ app }: Consumer): Promise<void> {
  await rm(dirname(app), { recursive: true, force: true });
}
