import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingVersion } from '@portfolio/publish/build/drawingVersion';
import { keepIn } from '@portfolio/publish/build/lastBuild';
import { cacheFolder, drawingSources } from '@portfolio/publish/content/folders';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

let folder: string;

beforeEach(() => {
  folder = freshFolder();
  draw.mockClear();
});

interface Inputs {
  owner: { name: string };
  degrees: string[];
  languages?: string[];
}

const inputs: Inputs = { owner: { name: 'Mira' }, degrees: ['B.Tech'] };

/** A drawing that depends only on the owner. */
const draw = vi.fn(async ({ owner }: Inputs) => Buffer.from(`card of ${owner.name}`));

const build = (from: Inputs, version = '1', make: (from: Inputs) => Promise<unknown> = draw) =>
  keepIn(folder, version)('card.pdf', from, make);

describe('a build', () => {
  test('reuses the last one’s result for the same inputs', async () => {
    expect(await build(inputs)).toEqual(Buffer.from('card of Mira'));
    expect(await build(structuredClone(inputs))).toEqual(Buffer.from('card of Mira'));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('ignores a change of inputs that the file doesn’t use', async () => {
    await build(inputs);
    await build({ ...inputs, degrees: ['M.Tech'], languages: ['Marathi'] });
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('makes a file again when its inputs have changed', async () => {
    await build(inputs);
    expect(await build({ ...inputs, owner: { name: 'Ada' } })).toEqual(Buffer.from('card of Ada'));
  });

  test('makes a file again when the code or a font has changed', async () => {
    await build(inputs, '1');
    await build(inputs, '2');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('counts a missing part as an input, too', async () => {
    const spoken = async ({ languages = [] }: Inputs) => languages.join();
    expect(await build(inputs, '1', spoken)).toBe('');
    expect(await build({ ...inputs, languages: ['Marathi'] }, '1', spoken)).toBe('Marathi');
  });

  test('counts every part as an input of a file that reads all of them', async () => {
    const count = async ({ owner: _, ...rest }: Inputs) => Object.keys(rest).length;
    expect(await build(inputs, '1', count)).toBe(1);
    expect(await build({ ...inputs, languages: ['Marathi'] }, '1', count)).toBe(2);
  });

  test('makes a file again that was half written', async () => {
    await build(inputs);
    const file = join(folder, 'card.pdf');
    for (const size of [0, 20, 40, (await readFile(file)).length - 1]) {
      await truncate(file, size);
      expect(await build(inputs)).toEqual(Buffer.from('card of Mira'));
    }
    expect(draw).toHaveBeenCalledTimes(5);
  });

  test('gets its own file even if others write at the same time, and keeps one of each', async () => {
    const names = ['Mira', 'Ada', 'Asha', 'Grace'].flatMap((name) => [name, name.repeat(9999)]);
    const made = await Promise.all(names.map((name) => build({ ...inputs, owner: { name } })));
    expect(made.map(String)).toEqual(names.map((name) => `card of ${name}`));
    expect(await readdir(folder)).toEqual(['card.pdf']);
    expect(await build(inputs)).toEqual(Buffer.from('card of Mira'));
  });

  test('works if nothing can be kept, and keeps no failure', async () => {
    await writeFile(join(folder, 'file'), '');
    const keep = keepIn(join(folder, 'file'), '1');
    expect(await keep('card.pdf', inputs, draw)).toEqual(Buffer.from('card of Mira'));
    await expect(build(inputs, '1', () => Promise.reject(new Error('no glyph')))).rejects.toThrow();
    expect(await build(inputs)).toEqual(Buffer.from('card of Mira'));
  });
});

describe('the version of the drawing code', () => {
  const versionOf = () => drawingVersion([join(folder, 'src'), join(folder, 'list.json')]);

  test('changes with each file: changed, added, renamed, or moved into another', async () => {
    await mkdir(join(folder, 'src/fonts'), { recursive: true });
    const change = (name: string, text: string) => writeFile(join(folder, name), text);
    await change('src/colors.ts', '#123456');
    await change('src/fonts/latin.woff2', 'font');
    await change('list.json', '{}');
    const seen = [await versionOf()];
    expect(await versionOf()).toBe(seen[0]);
    for (const step of [
      () => change('src/colors.ts', '#654321'),
      () => change('src/fonts/latin.woff2', 'Font'),
      () => change('src/fonts/greek.woff2', ''),
      () => rm(join(folder, 'src/fonts/greek.woff2')).then(() => change('src/greek.woff2', '')),
      () => change('list.json', '{ }'),
      () => rm(join(folder, 'list.json')),
    ]) {
      await step();
      seen.push(await versionOf());
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('includes all drawing code, and not the content', async () => {
    for (const source of drawingSources) expect(source).not.toContain(cacheFolder);
    const files = drawingSources.map((source) =>
      source.replace(/.*\/(?=packages|node_modules)/, ''),
    );
    expect(files).toEqual([
      'packages/artifacts/src',
      'packages/data/src',
      'packages/ui/src',
      'node_modules/@fontsource-variable',
      'node_modules/.package-lock.json',
    ]);
  });
});
