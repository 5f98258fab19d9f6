import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { displayPath, repositoryRoot } from '@portfolio/build/folders/repository';
import { errorText, StackError } from './errors.ts';

/** The state of a hosted project before its first migration. */
export const rolesSql = readFileSync(new URL('./roles.sql', import.meta.url), 'utf8');

/** The migrations that a hosted project gets too. */
export const defaultMigrationsDir = join(repositoryRoot, 'supabase/migrations');

/** One file of `supabase/migrations`. */
export interface Migration {
  /** The digits before the first underscore of the file's name. */
  version: string;
  name: string;
  /** The path of the file in messages. */
  file: string;
  sql: string;
}

/** The table in which the Supabase CLI records applied migrations. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );
`;

const wrongHistory = (message: string) => new StackError('migration-history', message);

/**
 * The migrations of a folder in the order in which the Supabase CLI applies them. Like the CLI it
 * leaves out files that are not named `<timestamp>_name.sql`.
 * @throws StackError `migration-history` when two files have one version or the folder is missing
 */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) throw wrongHistory(`there is no migrations folder at ${folder}`);
  const migrations: Migration[] = [];
  for (const entry of readdirSync(folder).sort()) {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(entry) ?? [];
    if (version === undefined || name === undefined) continue;
    const path = join(folder, entry);
    const file = displayPath(path);
    const before = migrations.at(-1);
    if (before?.version === version) {
      throw wrongHistory(`${before.file} and ${file} have the same version: rename one of them`);
    }
    migrations.push({ version, name, file, sql: readFileSync(path, 'utf8') });
  }
  return migrations;
}

/** The migrations still to be applied. Stops where `supabase db push` would. */
async function findPending(db: PGlite, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await db.query<{ version: string; name: string | null }>(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  const pending = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const { version, name } of rows) {
    if (pending.delete(version)) continue;
    throw wrongHistory(
      `migration ${version}_${name ?? ''}.sql was applied to this database, but its file is missing: bring the file back`,
    );
  }
  const [first] = pending.values();
  const last = rows.at(-1)?.version ?? '';
  if (first && first.version < last) {
    throw wrongHistory(
      `${first.file} is older than ${last}, which is already applied: give it a later timestamp`,
    );
  }
  return [...pending.values()];
}

/** The file of an error, with the line if Postgres reports it. */
function placeOf({ file, sql }: Migration, error: unknown): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : 0;
  if (!position) return file;
  return `${file}:${[...sql].slice(0, position).join('').split('\n').length}`;
}

/**
 * Sets up a database like a hosted project. It adds missing roles, applies new migrations, in order and each in a
 * transaction, and records them like the Supabase CLI.
 * @throws StackError `migration-failed` with file, line and Postgres' message; earlier migrations stay applied
 * @throws StackError `migration-history` where `supabase db push` would refuse
 */
export async function migrate(db: PGlite, folder: string): Promise<void> {
  await db.exec(rolesSql);
  await db.exec(history);
  for (const migration of await findPending(db, readMigrations(folder))) {
    const { version, name, sql } = migration;
    await db.transaction(async (transaction) => {
      await transaction.exec(sql).catch((error: unknown) => {
        throw new StackError(
          'migration-failed',
          `${placeOf(migration, error)}: ${errorText(error)} (nothing of this file was applied)`,
        );
      });
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  }
}
