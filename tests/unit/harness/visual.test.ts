import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  baselineOf,
  packBaselines,
  unpackBaselines,
  weighBaselines,
} from '../../visual/baselines.ts';
import { findMismatch } from '../../visual/drawnBy.ts';
import { storyPaths, taggedStories } from '../../visual/stories.ts';
import { freshFolder, writeFiles } from '../backend/support/folders.ts';

const here = { chromium: '156.0.1', systemFonts: [300, 120] };

test('before pictures are compared, the browser and fonts of the baselines are checked', () => {
  expect(findMismatch(here, { ...here })).toBeUndefined();
  expect(findMismatch(here, { ...here, chromium: '155.0.9' })).toMatch(
    /^.*155\.0\.9.*156\.0\.1.*visual:update.*$/,
  );
  expect(findMismatch(here, { ...here, systemFonts: [300, 121] })).toMatch(/fonts/);
  expect(findMismatch(here, undefined)).toMatch(/no baselines/);
});

test('only tagged stories have a picture', () => {
  const entry = (id: string, type: string, tags: string[]) => [
    id,
    { id, type, tags, title: 'Actions/Button', name: id },
  ];
  const index = {
    entries: Object.fromEntries([
      entry('b--tagged', 'story', ['visual', 'test']),
      entry('a--tagged', 'story', ['visual']),
      entry('a--plain', 'story', ['test']),
      entry('a--docs', 'docs', ['visual']),
    ]),
  };
  const tagged = taggedStories(index);
  expect(tagged).toEqual(['a--tagged', 'b--tagged']);
  expect(storyPaths(index, tagged)).toEqual([
    'Actions/Button/a--tagged',
    'Actions/Button/b--tagged',
  ]);
});

describe('pictures are kept in little space', () => {
  const draw = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const pixels = (...path: string[]) =>
    sharp(join(...path))
      .raw()
      .toBuffer();

  test('a picture that is the same in two modes is kept once, and no picture loses a pixel', async () => {
    const [drawn, kept, again] = [freshFolder(), freshFolder(), freshFolder()];
    for (const mode of ['light', 'dark', 'phone']) {
      const color = mode === 'dark' ? '#123456' : '#fedcba';
      writeFiles(drawn, { [`${mode}/a.png`]: await draw(color) });
    }
    await packBaselines(drawn, kept);
    expect(readdirSync(kept).sort()).toEqual(['dark', 'light']);
    await unpackBaselines(kept, again);
    expect(baselineOf('phone', 'a', again)).toEqual(['light', 'a.png']);
    expect(baselineOf('dark', 'a', again)).toEqual(['dark', 'a.png']);
    for (const mode of ['light', 'dark']) {
      const file = [mode, 'a.png'] as const;
      expect((await pixels(again, ...file)).equals(await pixels(drawn, ...file))).toBe(true);
    }
  });
});

test('all baselines together weigh at most 10 MB', () => {
  expect(weighBaselines()).toBeLessThan(10e6);
});
