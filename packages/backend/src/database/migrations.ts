import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { errorText, StackError } from '../errors.ts';
import { displayPath } from '../folder/paths.ts';

/** One file of `supabase/migrations`. */
export interface Migration {
  /** The digits before the first underscore of the file's name. */
  version: string;
  name: string;
  /** The file, as people read it. */
  file: string;
  sql: string;
}

/** The table in which the Supabase CLI keeps what was applied. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );
`;

interface AppliedMigration {
  version: string;
  name: string | null;
  statements: string[] | null;
}

/**
 * The migrations of a folder in the order in which the Supabase CLI applies them. Like the CLI it
 * leaves out files that are not named `<timestamp>_name.sql`.
 * @throws StackError `migration-history` when two files have one version or the folder is missing
 */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) {
    throw new StackError('migration-history', `there is no migrations folder at ${folder}`);
  }
  const migrations = readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(entry) ?? [];
      if (version === undefined || name === undefined) return [];
      const path = join(folder, entry);
      return { version, name, file: displayPath(path), sql: readFileSync(path, 'utf8') };
    });
  for (const [index, { version, file }] of migrations.entries()) {
    const before = migrations[index - 1];
    if (before?.version !== version) continue;
    throw new StackError(
      'migration-history',
      `${before.file} and ${file} have the same version: rename one of them`,
    );
  }
  return migrations;
}

/**
 * Stops where `supabase db push` would, and warns where it would say nothing.
 * @returns the migrations still to be applied
 */
function findPending(
  migrations: Migration[],
  applied: AppliedMigration[],
  warn: (line: string) => void,
): Migration[] {
  const last = applied.at(-1)?.version ?? '';
  for (const { version, name } of applied) {
    if (migrations.some((migration) => migration.version === version)) continue;
    throw new StackError(
      'migration-history',
      `migration ${version}_${name ?? ''}.sql was applied to this database, but its file is missing: bring the file back`,
    );
  }
  return migrations.filter(({ version, file, sql }) => {
    const before = applied.find((migration) => migration.version === version);
    if (!before && version < last) {
      throw new StackError(
        'migration-history',
        `${file} is older than ${last}, which is already applied: give it a later timestamp`,
      );
    }
    // Databases of earlier versions of this template, like the CLI, have a text for each statement.
    const [text, ...others] = before?.statements ?? [];
    if (text !== undefined && others.length === 0 && text !== sql) {
      warn(
        `${file} has changed since it was applied, and the change has no effect: put it into a new migration`,
      );
    }
    return !before;
  });
}

/** The file and, where Postgres tells it, the line that an error is about. */
function placeOf({ file, sql }: Migration, error: unknown): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : 0;
  if (!position) return file;
  return `${file}:${[...sql].slice(0, position).join('').split('\n').length}`;
}

/**
 * Applies the migrations that are new to the database, in order and each in a transaction, and
 * records them where the Supabase CLI does.
 * @throws StackError `migration-failed` with file, line and Postgres' words; the ones before it stay
 * @throws StackError `migration-history` where `supabase db push` would refuse
 */
export async function applyMigrations(
  db: PGlite,
  migrations: Migration[],
  warn: (line: string) => void,
): Promise<void> {
  await db.exec(history);
  const { rows } = await db.query<AppliedMigration>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  );
  for (const migration of findPending(migrations, rows, warn)) {
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
