import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The packages that each package may use (docs/architecture.md). Linting checks the rest: a package
 * imports only what its own `package.json` declares, and never reaches into another one's folders.
 */
const MAY_USE: Record<string, string[]> = {
  words: [],
  figures: ['words'],
  ui: ['figures', 'words'],
  data: ['figures', 'words'],
  site: ['data', 'ui', 'words'],
  build: ['data', 'figures', 'site', 'ui', 'words'],
  tools: ['build', 'data', 'figures', 'ui', 'words'],
};

/** Imports that `data` and `ui` avoid, so that they work anywhere. */
const KEPT_OUT: Record<string, RegExp> = {
  data: /^(@types\/)?react/,
  figures: /^(@types\/)?react/,
  ui: /^(react-router|@supabase\/)/,
};

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const packages = readdirSync('packages').filter((name) => !name.startsWith('.'));

test('every package has its place in the table', () => {
  expect(Object.keys(MAY_USE).sort()).toEqual(packages.sort());
});

test.each(packages)('%s depends on no package above it', (name) => {
  const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
  const { dependencies, devDependencies, peerDependencies } = manifest;
  const used = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  const own = used.filter((dependency) => dependency.startsWith('@portfolio/'));
  const allowed = (MAY_USE[name] ?? []).map((other) => `@portfolio/${other}`);
  expect(own.filter((dependency) => !allowed.includes(dependency))).toEqual([]);
  expect(used.filter((dependency) => KEPT_OUT[name]?.test(dependency))).toEqual([]);
});
