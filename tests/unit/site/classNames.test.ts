import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortClassNames } from '@portfolio/publish/build/classNames';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  for (const file of ['ui/src/b.css.ts', 'ui/src/a/a.css.ts', 'ui/src/a/a.ts', 'site/a.css.ts']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The names of the first, the second and the 38th style of a file. */
function namesIn(filePath: string, fileHash = 'v2o29y') {
  const root = join(folder, 'site');
  const name = shortClassNames(root, [root, join(folder, 'ui/src')]);
  return ['0', '1', '11'].map((number) => name({ hash: fileHash + number, filePath }));
}

test('a class has a short name, by the place of its file among all', () => {
  expect(namesIn('../ui/src/a/a.css.ts')).toEqual(['B00', 'B01', 'B011']);
  expect(namesIn('../ui/src/b.css.ts', '1ab2cd3')).toEqual(['B10', 'B11', 'B111']);
  expect(namesIn('a.css.ts')).toEqual(['B20', 'B21', 'B211']);
});

test('a class of a file that is elsewhere keeps its long name', () => {
  expect(namesIn('../other/c.css.ts')).toEqual(['_v2o29y0', '_v2o29y1', '_v2o29y11']);
});
