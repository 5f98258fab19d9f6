import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from '@portfolio/backend/folder/paths';
import { type StackOptions, startStack } from '@portfolio/backend/stack';
import { describe, expect, test, vi } from 'vitest';
import { freshDataDir, freshFolder } from './support/folders.ts';

async function failureOf(options: StackOptions): Promise<{ code: string; message: string }> {
  try {
    await (await startStack(options)).close();
  } catch (error) {
    return error as { code: string; message: string };
  }
  throw new Error('The stack has started.');
}

const garble = (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size, 'garbage '));

describe('a damaged database is reported in one line, and is left as it is', () => {
  const damages: [string, string, (path: string) => void, RegExp][] = [
    ['a garbled control file', 'global/pg_control', garble, /incompatible with server/],
    [
      'a garbled log',
      'pg_wal',
      (path) => {
        const segments = readdirSync(path).filter((name) => /^[0-9A-F]{24}$/.test(name));
        for (const name of segments) garble(join(path, name));
      },
      /checkpoint record/,
    ],
    ['a missing PG_VERSION', 'PG_VERSION', (path) => rmSync(path), /PG_VERSION is missing/],
    [
      'another Postgres’ files',
      'PG_VERSION',
      (path) => writeFileSync(path, '17\n'),
      /initialized by PostgreSQL version 17/,
    ],
  ];

  test.each(damages)('%s', async (_what, part, damage, reason) => {
    const dataDir = await freshDataDir();
    damage(join(dataPaths(dataDir).database, part));
    const { code, message } = await failureOf({ dataDir });
    expect(code).toBe('database-unreadable');
    expect(message).toMatch(reason);
    expect(message).toMatch(/cannot be opened .* move it away to start with an empty one$/);
    expect(message).not.toContain('\n');
    expect(readdirSync(dataDir)).toContain('db');
  });

  test('one that keeps Postgres busy forever', async () => {
    expect(await failureOf({ dataDir: await freshDataDir(), openLimitMs: 50 })).toMatchObject({
      code: 'database-timeout',
      message: expect.stringContaining('did not open within 0.05 s'),
    });
  });
});

describe('a data folder that cannot be used is reported in one line', () => {
  test.each([
    ['a file where it should be', () => join(freshFolder(), 'file')],
    ['a folder below a file', () => join(freshFolder(), 'file', 'data')],
  ])('%s', async (_what, choose) => {
    const dataDir = choose();
    writeFileSync(dataDir.replace(/file.*/, 'file'), '');
    expect(await failureOf({ dataDir })).toMatchObject({
      code: 'data-dir-unusable',
      message: expect.stringMatching(/cannot be used \((ENOTDIR|EEXIST)\): .* PORTFOLIO_DATA_DIR/),
    });
  });
});

test('a missing PostgREST is reported before the database is opened', async () => {
  vi.stubEnv('POSTGREST_BIN', '/nowhere/postgrest');
  const dataDir = join(freshFolder(), 'data');
  expect(await failureOf({ dataDir })).toMatchObject({
    code: 'rest-missing',
    message:
      "POSTGREST_BIN names /nowhere/postgrest, which isn't a program that runs here: correct it or unset it",
  });
  expect(() => statSync(dataDir)).toThrow();
  vi.unstubAllEnvs();
});
