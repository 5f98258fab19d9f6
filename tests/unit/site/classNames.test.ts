import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { classNames } from '@portfolio/publish/build/classNames';
import { siteFolder, styleFolders } from '@portfolio/publish/content/folders';
import { expect, test } from 'vitest';

const files = styleFolders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => relative(siteFolder, join(folder, name)).replaceAll('\\', '/')),
);

/** The names of three classes in each of these files. */
const namesIn = (paths: readonly string[]) => {
  const nameOf = classNames();
  return new Map(
    paths.flatMap((filePath) =>
      ['x0', 'x1', 'x2'].map((end) => {
        const hash = filePath.replace(/\W/g, '') + end;
        return [hash, nameOf({ hash, filePath })] as const;
      }),
    ),
  );
};

test('no two classes share a name, and each name is short', () => {
  const names = [...namesIn(files).values()];
  expect(names.length).toBe(files.length * 3);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z]{1,2}[\da-z]$/);
});

test('a class has the same name, in whichever order files are read', () => {
  const one = namesIn(files);
  const other = namesIn(files.toReversed());
  for (const [hash, name] of one) expect(other.get(hash)).toBe(name);
});

test('a class keeps its name when its file is read again', () => {
  const nameOf = classNames();
  const [filePath = ''] = files;
  const read = () => ['x0', 'x1'].map((hash) => nameOf({ hash, filePath }));
  expect(read()).toEqual(read());
});

test('a style from elsewhere keeps its hash', () => {
  expect(classNames()({ hash: '1ab2', filePath: '../other/src/own.css.ts' })).toBe('_1ab2');
});
