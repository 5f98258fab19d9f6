import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Asks git about the files to be committed, which an install doesn't change. */
function git(...args: string[]) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return { status, stdout };
}

const isRepository = git('rev-parse', '--is-inside-work-tree').status === 0;

/** In pieces, so that this file doesn't contain the names that it looks for. */
const HOSTS = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['registry', 'npmmirror', 'com'],
  ['npm', 'pkg', 'github', 'com'],
  ['npm', 'jsr', 'io'],
  ['deb', 'debian', 'org'],
  ['archive', 'ubuntu', 'com'],
];

test.skipIf(!isRepository)('no file names the host of a package registry', () => {
  const patterns = HOSTS.flatMap((parts) => ['-e', parts.join('.')]);
  const { stdout } = git('grep', '--cached', '-I', '-i', '-l', '--fixed-strings', ...patterns);
  expect(stdout).toBe('');
});

test.skipIf(!isRepository)('the lockfile has no addresses to download from', () => {
  const lockfile = JSON.parse(git('show', ':package-lock.json').stdout) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };
  const addresses = Object.values(lockfile.packages)
    .filter(({ link }) => !link)
    .flatMap(({ resolved }) => resolved ?? []);
  expect(addresses).toEqual([]);
});
