import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { sourceCondition } from '../../packages/ui/build/sourceCondition.ts';
import { layerStatement } from '../../packages/ui/src/styles/layers.ts';
import { makeDesignTokens } from '../../packages/ui/src/tokens/designTokens.ts';
import { importTool } from '../harness/fetchTool.ts';
import { readImports } from '../unit/workspace/readImports.ts';

const { tarball, installed } = inject('consumer');
const files = readdirSync(installed, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(installed.length + 1)
      .replaceAll('\\', '/'),
  );
const components = readdirSync(join(installed, 'dist/components'));

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

test('every path of the exports is there', () => {
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const paths = targets.flatMap((path) =>
    path.includes('*') ? components.map((name) => path.replace('*', name)) : path,
  );
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
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
  expect(JSON.parse(read('dist/tokens.json'))).toEqual(makeDesignTokens());
});

test('what the build imports is declared', () => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const imported = files
    .filter((file) => /^dist\/.*\.(js|d\.ts)$/.test(file))
    .flatMap((file) => readImports(file, read(file)))
    .map(({ specifier }) => specifier)
    .filter((specifier) => !specifier.startsWith('.'))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  expect(imported).toContain('react');
  expect([...new Set(imported)].filter((name) => !declared.includes(name))).toEqual([]);
});

test('the declarations keep what the source says about a component', () => {
  expect(read('dist/components/Tag/Tag.d.ts')).toMatch(/\/\*\* @default 'neutral' \*\/\s+tone\?:/);
});

test('no built file imports the source', () => {
  const built = files.filter((file) => file.startsWith('dist/') && file.endsWith('.js'));
  expect(built.filter((file) => /from "[^"]*(\/src\/|\.tsx?")/.test(read(file)))).toEqual([]);
});

test('publint has nothing to say', async () => {
  const { publint } = await importTool('publint');
  const { formatMessage } = await importTool('publint', 'publint/utils');
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    strict: true,
  });
  expect(messages.map((message: object) => formatMessage(message, pkg, { color: false }))).toEqual(
    [],
  );
});

describe('are the types wrong?', () => {
  // What `--profile esm-only` of its command line leaves out: neither can load an ES module.
  const outside = ['node10', 'node16-cjs'];

  test('no, for every entry point and every component', async () => {
    const { checkPackage, createPackageFromTarballData } =
      await importTool('@arethetypeswrong/core');
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      entrypoints: [
        ...Object.keys(manifest.exports).filter((subpath) => !subpath.includes('*')),
        ...components.map((name) => `./${name}`),
      ],
    });
    if (!result.types) throw new Error('The package has no types.');
    expect(Object.keys(result.entrypoints)).toContain('./Button');
    const problems = result.problems.filter(
      (problem: { resolutionKind?: string }) => !outside.includes(problem.resolutionKind ?? ''),
    );
    expect(problems).toEqual([]);
  });
});

test('the condition of the workspace is one that nobody else has', () => {
  const conditions = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [] : Object.keys(target),
  );
  expect(new Set(conditions)).toEqual(new Set([sourceCondition, 'types', 'default']));
  expect(sourceCondition).toMatch(/^@portfolio\//);
});
