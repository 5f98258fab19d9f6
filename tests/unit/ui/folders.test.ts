import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../../packages/ui/package.json' with { type: 'json' };

const source = 'packages/ui/src';

/** The folders that show a component's layer. Each may use what is in its own and in those before. */
const layers = ['primitives', 'patterns', 'portfolio'];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({
    path: file.replaceAll('\\', '/'),
    text: readFileSync(join(source, file), 'utf8'),
  }));

/** 1, 2 or 3 for a file of a layer, 0 for files that all layers share. */
const levelOf = (path: string) => layers.indexOf(path.split('/')[0] ?? '') + 1;

test('the exports of the package are the components, each in the folder of its layer', () => {
  const expected = files.flatMap(({ path }) => {
    const [, module, name] = /^(\w+\/([A-Z]\w*)\/index)\.ts$/.exec(path) ?? [];
    return name ? [[`./${name}`, `./src/${module}.ts`] as const] : [];
  });
  const exported = Object.entries(manifest.exports).filter(([path]) => /^\.\/[A-Z]/.test(path));
  expect(expected.length).toBeGreaterThan(40);
  expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(expected));
});

test('no component uses one of a layer above its own', () => {
  const climbing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/from '(\.[^']*)'/g)]
      .map(([, specifier = '']) => normalize(join(dirname(path), specifier)).replaceAll('\\', '/'))
      .filter((used) => levelOf(used) > Math.max(1, levelOf(path)))
      .map((used) => `${path} uses ${used}`),
  );
  expect(climbing).toEqual([]);
});

test('primitives have no word that only a portfolio has', () => {
  const word =
    /(?<!@)\b(portfolio|projects?|skills?|certificat\w*|r[ée]sum[ée]s?|owners?|spotlight|interns?\w*|employers?)\b/i;
  const found = files
    .filter(({ path }) => path.startsWith('primitives/'))
    .flatMap(({ path, text }) => (word.test(text) ? `${path}: ${word.exec(text)?.[0]}` : []));
  expect(found).toEqual([]);
});
