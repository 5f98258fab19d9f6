import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { dataPaths } from '../../supabase/local/paths.ts';
import { type StackOptions, startStack } from '../../supabase/local/stack.ts';
import { freshDataDir, freshFolder } from './support/folders.ts';

async function failureOf(options: StackOptions): Promise<{ code: string; message: string }> {
  try {
    await (await startStack(options)).close();
  } catch (error) {
    return error as { code: string; message: string };
  }
  throw new Error('The stack has started.');
}

const garbage = (path: string) =>
  writeFileSync(path, Buffer.alloc(statSync(path).size, 'garbage '));

describe('a damaged database is told in one line, and is left as it is', () => {
  const damages: [string, (folder: string) => void, RegExp][] = [
    ['an empty control file', (db) => truncateSync(join(db, 'global/pg_control')), /pg_control/],
    ['a garbled control file', (db) => garbage(join(db, 'global/pg_control')), /incompatible/],
    [
      'a garbled log',
      (db) => {
        const log = join(db, 'pg_wal');
        for (const name of readdirSync(log)) {
          if (name.startsWith('0000')) garbage(join(log, name));
        }
      },
      /checkpoint record/,
    ],
    ['a missing PG_VERSION', (db) => rmSync(join(db, 'PG_VERSION')), /PG_VERSION is missing/],
    [
      'another Postgres’ files',
      (db) => writeFileSync(join(db, 'PG_VERSION'), '17\n'),
      /initialized by PostgreSQL version 17/,
    ],
    ['missing tables', (db) => rmSync(join(db, 'base'), { recursive: true }), /does not exist/],
  ];

  test.each(damages)('%s', async (_what, damage, reason) => {
    const dataDir = await freshDataDir();
    const { database } = dataPaths(dataDir);
    damage(database);
    const { code, message } = await failureOf({ dataDir });
    expect(code).toBe('database-unreadable');
    expect(message).toMatch(reason);
    expect(message).toMatch(/cannot be opened .* move it away to start with an empty one$/);
    expect(message).not.toContain('\n');
    expect(readdirSync(dataDir)).toEqual(['db', 'jwt-secret']);
  });

  test('one that keeps Postgres busy for ever', async () => {
    const dataDir = await freshDataDir();
    expect(await failureOf({ dataDir, openLimitMs: 50 })).toMatchObject({
      code: 'database-timeout',
      message: expect.stringContaining('did not open within 0.05 s'),
    });
  });
});

describe('a data folder that cannot be used is told in one line', () => {
  test.each([
    ['a file where it should be', () => join(freshFolder(), 'file')],
    ['a folder below a file', () => join(freshFolder(), 'file', 'data')],
  ])('%s', async (_what, choose) => {
    const dataDir = choose();
    writeFileSync(dataDir.replace(/file.*/, 'file'), '');
    expect(await failureOf({ dataDir })).toMatchObject({
      code: 'data-dir-unusable',
      message: expect.stringMatching(/cannot be used \(ENOTDIR\): .* PORTFOLIO_DATA_DIR/),
    });
  });

  test.runIf(process.platform === 'linux')('a place where nobody may write', async () => {
    expect(await failureOf({ dataDir: '/proc/portfolio' })).toMatchObject({
      code: 'data-dir-unusable',
    });
  });
});

describe('PostgREST', () => {
  const stubBinary = (path: string) => vi.stubEnv('POSTGREST_BIN', path);

  test('that is missing is told before the database is opened', async () => {
    stubBinary('/nowhere/postgrest');
    const dataDir = join(freshFolder(), 'data');
    expect(await failureOf({ dataDir })).toMatchObject({
      code: 'rest-missing',
      message:
        'POSTGREST_BIN names /nowhere/postgrest, which is not a program: correct it or unset it',
    });
    expect(() => statSync(dataDir)).toThrow();
    vi.unstubAllEnvs();
  });

  test('that does not start is told with its last words', async () => {
    const program = join(freshFolder(), 'postgrest');
    writeFileSync(
      program,
      '#!/bin/sh\necho "first line" >&2\necho "no such option" >&2\nexit 3\n',
      {
        mode: 0o755,
      },
    );
    stubBinary(program);
    expect(await failureOf({ dataDir: await freshDataDir() })).toMatchObject({
      code: 'rest-failed',
      message: `PostgREST (${program}) does not start: no such option`,
    });
    vi.unstubAllEnvs();
  });

  test('that is no program of this machine is told', async () => {
    const program = join(freshFolder(), 'postgrest');
    writeFileSync(program, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0]), { mode: 0o755 });
    stubBinary(program);
    expect(await failureOf({ dataDir: await freshDataDir() })).toMatchObject({
      code: 'rest-failed',
      message: expect.stringMatching(/does not start: /),
    });
    vi.unstubAllEnvs();
  });
});
