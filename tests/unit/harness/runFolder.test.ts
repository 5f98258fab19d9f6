import { readdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runFolder } from '../../harness/runFolder.ts';

test('a run gets an empty folder of its own, and its processes get the same one', () => {
  const env = {};
  const [folder, another] = [runFolder(env), runFolder({})];
  expect(readdirSync(folder)).toEqual([]);
  expect(runFolder(env)).toBe(folder);
  expect(another).not.toBe(folder);
  for (const made of [folder, another]) rmSync(made, { recursive: true });
});
