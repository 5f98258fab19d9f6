import { copyFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../harness/buildSite.ts';
import { changeFile, sharedFolder } from '../backend/support/folders.ts';

const folder = sharedFolder();
const file = (name: string) => join(folder, 'files', name);
const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');

/** Changes a file of the content, as the owner does. */
const change = (name: string, from: string | RegExp, to: string) =>
  changeFile(join(folder, name), from, to);

beforeAll(async () => {
  cpSync('packages/data/src/sample', folder, { recursive: true });
  const heic = 'tests/unit/pictures/turned.heic';
  copyFileSync(heic, file("images/Mein Foto (größer) & Ada's.JPG"));
  copyFileSync(file('icons/python.svg'), file('icons/Mi ícono 数.SVG'));
  change('owner.json', 'images/portrait.svg', "images/Mein Foto (größer) & Ada's.JPG");
  change('skills.json', 'icons/python.svg', 'icons/Mi ícono 数.SVG');
  await buildSite(join(folder, 'dist'), { PORTFOLIO_CONTENT: folder });
});

test('a photo with spaces and umlauts in its name, and HEIC in a .JPG, is shown', () => {
  expect(read('index.html')).toMatch(/<img[^>]* src="\/assets\/portrait-504-[\w-]{8}\.jpg"/);
});

test('an icon with such a name is published, and found at its address', () => {
  expect(existsSync(join(folder, 'dist/icons/Mi ícono 数.SVG'))).toBe(true);
  expect(read('skills.html')).toContain('"/icons/Mi%20%C3%ADcono%20%E6%95%B0.SVG"');
});
