import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceCondition } from '@portfolio/publish/sourceCondition';
import { expect, inject, test } from 'vitest';
import { layerStatement } from '../../packages/ui/src/styles/layers.ts';
import { writeDesignTokens } from '../../packages/ui/src/tokens/designTokens.ts';
import { attw, publint } from './support/checkPackage.ts';

const { tarball, installed } = inject('consumer');
const files = readdirSync(installed, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(installed.length + 1)
      .replaceAll('\\', '/'),
  );

const read = (file: string) => readFileSync(join(installed, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  exports: Record<string, string | Record<string, string>>;
  sideEffects: string[];
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

test('the tarball has the build, the source it was made from and nothing else', () => {
  const folders = new Set(files.map((file) => file.split('/')[0]));
  expect([...folders].sort()).toEqual(['README.md', 'dist', 'package.json', 'src']);
});

test('there is one stylesheet, which fixes the order of the layers first', () => {
  expect(files.filter((file) => file.endsWith('.css'))).toEqual(['dist/styles.css']);
  const css = read('dist/styles.css');
  expect(css.startsWith(layerStatement)).toBe(true);
  const urls = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !existsSync(join(installed, 'dist', url)))).toEqual([]);
});

// Vite keeps every stylesheet; other bundlers drop one that is not named here.
test('stylesheets, built or not, are what has side effects, and nothing else', () => {
  expect(manifest.sideEffects).toEqual(['**/*.css', '**/*.css.ts']);
});

test('the fonts come with their licence, built or not', () => {
  const folders = new Set(
    files.filter((file) => file.endsWith('.woff2')).map((file) => file.replace(/[^/]*$/, '')),
  );
  expect([...folders].sort()).toEqual(['dist/assets/', 'src/fonts/files/']);
  for (const folder of folders) {
    const licence = read(`${folder}OFL.txt`);
    expect(licence).toContain('Copyright 2020 The Newsreader Project Authors');
    expect(licence).toContain('Copyright 2015 The Public Sans Project Authors');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

test('the design tokens are those of the source', () => {
  expect(read('dist/tokens.json')).toBe(writeDesignTokens());
});

test('what the build imports is declared', () => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const imported = files
    .filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/(?:from|import)\s*\(?["']([\w@./-]+)["']/g)])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !specifier.startsWith('.'))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  expect(imported).toContain('react');
  expect([...new Set(imported)].filter((name) => !declared.includes(name))).toEqual([]);
});

test('the declarations keep what the source says about a component', () => {
  expect(read('dist/primitives/Tag/Tag.d.ts')).toMatch(/@default 'neutral'\s+\*\/\s+tone\?:/);
});

test('no built file imports the source', () => {
  const built = files.filter((file) => file.startsWith('dist/') && file.endsWith('.js'));
  expect(built.filter((file) => /from "[^"]*(\/src\/|\.tsx?")/.test(read(file)))).toEqual([]);
});

test('publint has nothing to say', async () => {
  expect(await publint(tarball)).toEqual([]);
});

test('the types are right at every entry point and every component', async () => {
  const { checked, problems } = await attw(tarball, Object.keys(manifest.exports));
  expect(checked).toContain('./Button');
  expect(problems).toEqual([]);
});

test('the condition of the workspace is one that nobody else has', () => {
  const conditions = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [] : Object.keys(target),
  );
  expect(new Set(conditions)).toEqual(new Set([sourceCondition, 'types', 'default']));
  expect(sourceCondition).toMatch(/^@portfolio\//);
});
