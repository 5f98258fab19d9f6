import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { defaultMigrationsDir, migrate } from '@portfolio/tools/backend/migrations';
import pg from 'pg';
import { inject } from 'vitest';
import { standInCron } from './cron.ts';
import { copyTemplate, type NativePostgres } from './nativePostgres.ts';

/** A database with the migrations and a clock, as its superuser has it. */
export interface Sql {
  /** Runs one statement. */
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs a script and gives the rows of each of its statements. */
  run(script: string): Promise<Record<string, unknown>[][]>;
  close(): Promise<void>;
}

/** A kind of Postgres that is available. */
export interface SqlKind {
  name: string;
  open: () => Promise<Sql>;
}

/** Where the Supabase CLI has pgTAP while it runs the tests of `supabase/tests`. */
const extensions = 'create schema if not exists extensions';

async function openEmbedded(): Promise<Sql> {
  const db = await PGlite.create({ extensions: { pgtap } });
  await db.exec(`${extensions}; create extension pgtap schema extensions`);
  await db.exec(standInCron);
  await migrate(db, defaultMigrationsDir);
  return {
    query: async <Row>(text: string, values?: unknown[]) =>
      (await db.query<Row>(text, values)).rows,
    run: async (script) => (await db.exec(script)).map(({ rows }) => rows),
    close: () => db.close(),
  };
}

/** The text of pgTAP, which is SQL alone: a native Postgres need not have it installed. */
function readPgTap(): string {
  const archive = join(
    createRequire(import.meta.url).resolve('@electric-sql/pglite-pgtap'),
    '../pgtap.tar.gz',
  );
  const name = 'share/postgresql/extension/pgtap.sql';
  return execFileSync('tar', ['-xzOf', archive, name], { encoding: 'utf8', maxBuffer: 1e8 });
}

async function openNative(native: NativePostgres): Promise<Sql> {
  const { url, drop } = await copyTemplate(native);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`${extensions}; set search_path = extensions`);
  await client.query(readPgTap());
  await client.query('reset search_path');
  return {
    query: async <Row>(text: string, values?: unknown[]) =>
      (await client.query(text, values)).rows as Row[],
    run: async (script) => [await client.query(script)].flat().map(({ rows }) => rows),
    async close() {
      await client.end();
      await drop();
    },
  };
}

/** The kinds of Postgres on which the rules must hold: the native one only if there is one. */
export function listDatabases(): SqlKind[] {
  const native = inject('nativePostgres');
  return [
    { name: 'the embedded Postgres', open: openEmbedded },
    ...(native ? [{ name: 'a native Postgres', open: () => openNative(native) }] : []),
  ];
}
