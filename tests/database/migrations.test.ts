import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { migrate } from '@portfolio/tools/backend/migrations';
import { startStack } from '@portfolio/tools/backend/stack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  copyMigrations,
  freshDataDir,
  makeDataDir,
  removeFolder,
  sharedFolder,
} from './support/folders.ts';

// Each test adds to the history of one database, as an owner does over the years.
let dataDir = '';
const folder = sharedFolder();
let db: PGlite;

const file = (name: string) => join(folder, name);
const write = (name: string, sql: string) => writeFileSync(file(name), sql);
const apply = () => migrate(db, folder);
const rowsOf = async (query: string) => (await db.query(query)).rows;

beforeAll(async () => {
  dataDir = await makeDataDir();
  copyMigrations(folder);
  db = await PGlite.create(dataPaths(dataDir).database);
});

afterAll(async () => {
  await db.close();
  removeFolder(dataDir);
});

describe('the owner adds migrations', () => {
  test('and each is applied once, in order, and recorded as the Supabase CLI does', async () => {
    write('20990102000000_fill_notes.sql', "insert into public.notes values (2, 'second');");
    write(
      '20990101000000_add_notes.sql',
      "create table public.notes (id int, text text); -- notes\ninsert into notes values (1, 'a;b');",
    );
    write('readme.sql', 'this is not a migration');
    await apply();
    await apply();
    expect(await rowsOf('select * from public.notes order by id')).toEqual([
      { id: 1, text: 'a;b' },
      { id: 2, text: 'second' },
    ]);
    expect(
      await rowsOf(
        "select * from supabase_migrations.schema_migrations where version = '20990101000000'",
      ),
    ).toEqual([
      {
        version: '20990101000000',
        name: 'add_notes',
        statements: [
          "create table public.notes (id int, text text); -- notes\ninsert into notes values (1, 'a;b');",
        ],
      },
    ]);
  });

  test('and one that fails names file, line and reason, leaves nothing and keeps the ones before', async () => {
    write('20990103000000_third.sql', "insert into public.notes values (3, 'third');");
    write(
      '20990104000000_broken.sql',
      "create table public.half (id int);\n\n-- a comment; with a semicolon\ninsert into half\n  values ('one');",
    );
    await expect(apply()).rejects.toMatchObject({
      code: 'migration-failed',
      message: expect.stringMatching(
        /20990104000000_broken\.sql:5: invalid input syntax for type integer: "one" \(nothing of this file was applied\)$/,
      ),
    });
    expect(await rowsOf('select max(id) from public.notes')).toEqual([{ max: 3 }]);
    expect(await rowsOf("select to_regclass('public.half') as half")).toEqual([{ half: null }]);

    write('20990104000000_broken.sql', 'create table public.half (id int);');
    await apply();
    expect(await rowsOf('select * from public.half')).toEqual([]);
  });

  test('and where Postgres gives no position, the file and the reason are named', async () => {
    write('20990105000000_twice.sql', 'select 1;\n\n\ncreate table public.notes\n  (id int);\n');
    await expect(apply()).rejects.toThrow(/_twice\.sql: relation "notes" already exists/);
    rmSync(file('20990105000000_twice.sql'));
  });
});

describe('where the files no longer fit the applied migrations', () => {
  test('a missing file stops the start', async () => {
    rmSync(file('20990103000000_third.sql'));
    await expect(apply()).rejects.toMatchObject({
      code: 'migration-history',
      message: expect.stringContaining('20990103000000_third.sql was applied'),
    });
    write('20990103000000_third.sql', "insert into public.notes values (3, 'third');");
  });

  test('a new file that is older than an applied one stops the start', async () => {
    write('20990102120000_late.sql', 'select 1;');
    await expect(apply()).rejects.toMatchObject({
      code: 'migration-history',
      message: expect.stringContaining('give it a later timestamp'),
    });
    rmSync(file('20990102120000_late.sql'));
  });

  test('two files of one version stop the start', async () => {
    write('20990102000000_twin.sql', 'select 1;');
    await expect(apply()).rejects.toThrow(/have the same version/);
    rmSync(file('20990102000000_twin.sql'));
  });
});

test('a failing migration keeps the stack from starting, in one line', async () => {
  write('20990106000000_typo.sql', 'create tabel public.oops (id int);');
  const starting = startStack({ dataDir: await freshDataDir(), migrationsDir: folder });
  await expect(starting).rejects.toMatchObject({
    code: 'migration-failed',
    message: expect.stringMatching(/_typo\.sql:1: syntax error at or near "tabel" [^\n]*$/),
  });
});
