import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortNames, shortTokenNames } from '@portfolio/publish/build/shortTokenNames';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accentHueProperty } from '../../../packages/ui/src/tokens/makeTokens';
import { buildWith } from './buildWith';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-tokens-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The custom properties of a stylesheet as it is published, in order. */
async function publish(rules: string) {
  const file = join(folder, 'styles.css');
  await writeFile(file, rules);
  return (await buildWith(shortTokenNames(), file)).match(/--[\w-]+/g);
}

test('every token has a name of its own, the same where it is set and where it is used', async () => {
  const names = [...shortNames.keys()];
  const set = names.map((name) => `a{${name}:1px}`).join('');
  const used = names.map((name) => `b{inset:var(${name})}`).join('');
  const short = [...shortNames.values()];
  expect(await publish(set + used)).toEqual([...short, ...short]);
  expect(new Set(short).size).toBe(names.length);
  for (const name of short) expect(name).toMatch(/^--[a-z\d]{1,2}$/);
});

test('what a page sets by itself keeps its name', async () => {
  expect(await publish(`a{rotate:var(${accentHueProperty})}`)).toEqual([accentHueProperty]);
});
