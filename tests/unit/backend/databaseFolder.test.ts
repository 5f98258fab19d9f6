import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishFolder, prepareFolder } from '@portfolio/tools/backend/databaseFolder';
import { describe, expect, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

const freshPlace = () => join(freshFolder(), 'db');

const fill = (dir: string, ...names: string[]) => {
  for (const name of names) writeFileSync(join(dir, name), '');
};

describe('the folder of the messages', () => {
  test('is new until the database in it is complete, and an interrupted first start begins again', () => {
    const dir = freshPlace();
    prepareFolder(dir);
    fill(dir, 'PG_VERSION', 'half');
    prepareFolder(dir);
    expect(readdirSync(dir)).toEqual([]);
    fill(dir, 'PG_VERSION', 'whole');
    finishFolder(dir);
    expect(existsSync(`${dir}.unfinished`)).toBe(false);
  });

  test('is never touched once it is whole', () => {
    const dir = freshPlace();
    prepareFolder(dir);
    fill(dir, 'PG_VERSION', 'messages');
    finishFolder(dir);
    prepareFolder(dir);
    finishFolder(dir);
    expect(readdirSync(dir)).toEqual(['PG_VERSION', 'messages']);
  });

  test('gets no new database over files that don’t look like one', () => {
    const dir = freshPlace();
    mkdirSync(dir);
    fill(dir, 'messages');
    expect(() => prepareFolder(dir)).toThrow('PG_VERSION is missing');
    expect(readdirSync(dir)).toEqual(['messages']);
  });
});
