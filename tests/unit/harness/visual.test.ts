import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { baselineOf, compactBaselines, weighBaselines } from '../../visual/baselines.ts';
import { findMismatch } from '../../visual/drawnBy.ts';
import { storyPaths, taggedStories } from '../../visual/stories.ts';

const here = { chromium: '156.0.1', systemFonts: [300, 120] };

describe('before pictures are compared, what drew the baselines is checked', () => {
  test('the same browser and fonts', () => {
    expect(findMismatch(here, { ...here })).toBeUndefined();
  });

  test('another browser: one line names both', () => {
    const line = findMismatch(here, { ...here, chromium: '155.0.9' });
    expect(line).toMatch(/155\.0\.9.*156\.0\.1.*visual:update/);
    expect(line).not.toContain('\n');
  });

  test('other fonts', () => {
    expect(findMismatch(here, { ...here, systemFonts: [300, 121] })).toMatch(/fonts/);
  });

  test('no baselines yet', () => {
    expect(findMismatch(here, undefined)).toMatch(/no baselines/);
  });
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
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-baselines-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const draw = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const pixels = (file: string) => sharp(join(folder, file)).raw().toBuffer();

  test('what looks the same in two modes is kept once, and no picture loses a pixel', async () => {
    const [white, black] = [await draw('white'), await draw('black')];
    for (const mode of ['light', 'dark', 'phone']) mkdirSync(join(folder, mode));
    for (const file of ['light/a.png', 'phone/a.png']) writeFileSync(join(folder, file), white);
    writeFileSync(join(folder, 'dark/a.png'), black);
    const before = { weight: weighBaselines(folder), dark: await pixels('dark/a.png') };
    await compactBaselines(folder);
    expect(readdirSync(join(folder, 'phone'))).toEqual([]);
    expect(baselineOf('phone', 'a', folder)).toEqual(['light', 'a.png']);
    expect(baselineOf('dark', 'a', folder)).toEqual(['dark', 'a.png']);
    expect((await pixels('dark/a.png')).equals(before.dark)).toBe(true);
    expect(weighBaselines(folder)).toBeLessThan(before.weight / 2);
  });
});

test('all pictures together weigh at most 10 MB', () => {
  expect(weighBaselines()).toBeLessThan(10e6);
});
