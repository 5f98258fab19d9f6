import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishFolder, prepareFolder } from '@portfolio/backend/database/databaseFolder';
import { describe, expect, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

function freshPlace() {
  const dataDir = freshFolder();
  return { dir: join(dataDir, 'db'), marker: join(dataDir, 'db.unfinished') };
}

const fill = (dir: string, ...names: string[]) => {
  for (const name of names) writeFileSync(join(dir, name), '');
};

describe('the folder of the messages', () => {
  test('is new until the database in it is whole, and an interrupted first start begins anew', () => {
    const { dir, marker } = freshPlace();
    prepareFolder(dir, marker);
    fill(dir, 'PG_VERSION', 'half');
    prepareFolder(dir, marker);
    expect(readdirSync(dir)).toEqual([]);
    fill(dir, 'PG_VERSION', 'whole');
    mkdirSync(join(dir, 'base'));
    finishFolder(dir, marker);
    expect(existsSync(marker)).toBe(false);
  });

  test('is never touched once it is whole', () => {
    const { dir, marker } = freshPlace();
    prepareFolder(dir, marker);
    fill(dir, 'PG_VERSION', 'messages');
    finishFolder(dir, marker);
    prepareFolder(dir, marker);
    finishFolder(dir, marker);
    expect(readdirSync(dir)).toEqual(['PG_VERSION', 'messages']);
  });

  test('gets no new database over files that look like none', () => {
    const { dir, marker } = freshPlace();
    mkdirSync(dir);
    fill(dir, 'messages');
    expect(() => prepareFolder(dir, marker)).toThrow('PG_VERSION is missing');
    expect(readdirSync(dir)).toEqual(['messages']);
  });
});
