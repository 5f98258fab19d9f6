import { existsSync, readdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runFolder } from '../../harness/runFolder.ts';

test('a run gets an empty folder of its own, and its processes get the same one', () => {
  const env = {};
  const folder = runFolder(env);
  try {
    expect(readdirSync(folder)).toEqual([]);
    expect(runFolder(env)).toBe(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('two runs do not share a folder', () => {
  const folders = [runFolder({}), runFolder({})];
  try {
    expect(new Set(folders).size).toBe(2);
    expect(folders.every((folder) => existsSync(folder))).toBe(true);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
});
