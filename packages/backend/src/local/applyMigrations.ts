import type { PGlite, Transaction } from '@electric-sql/pglite';
import { errorText, StackError } from './errors.ts';
import type { Migration } from './migrations.ts';
import type { SqlStatement } from './sqlStatements.ts';

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

const texts = ({ statements }: Migration) => statements.map(({ text }) => text);

/**
 * Stops where `supabase db push` would, and warns of what it would pass over in silence.
 * @returns the migrations still to be applied
 */
function findPending(
  migrations: Migration[],
  applied: AppliedMigration[],
  warn: (line: string) => void,
): Migration[] {
  const last = applied.at(-1)?.version ?? '';
  const known = new Map(applied.map((migration) => [migration.version, migration]));
  for (const { version, name } of applied) {
    if (migrations.some((migration) => migration.version === version)) continue;
    throw new StackError(
      'migration-history',
      `migration ${version}_${name ?? ''}.sql was applied to this database and its file is missing: bring the file back`,
    );
  }
  for (const migration of migrations) {
    const before = known.get(migration.version);
    if (!before && migration.version < last) {
      throw new StackError(
        'migration-history',
        `${migration.file} is older than ${last}, which is already applied: give it a later timestamp`,
      );
    }
    if (before?.statements && before.statements.join(';') !== texts(migration).join(';')) {
      warn(
        `${migration.file} has changed since it was applied, and the change has no effect: put it into a new migration`,
      );
    }
  }
  return migrations.filter(({ version }) => !known.has(version));
}

/** The line of the file that an error of one statement is about. */
function errorLine({ text, line }: SqlStatement, error: unknown): number {
  const position =
    error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  if (!(position > 0)) return line;
  const before = [...text].slice(0, position - 1);
  return line + before.filter((character) => character === '\n').length;
}

async function applyStatements(transaction: Transaction, { file, statements }: Migration) {
  for (const statement of statements) {
    try {
      await transaction.exec(statement.text);
    } catch (error) {
      throw new StackError(
        'migration-failed',
        `${file}:${errorLine(statement, error)}: ${errorText(error)} (nothing of this file was applied)`,
      );
    }
  }
}

/**
 * Applies the migrations that are new to the database, in order and each in a transaction, and
 * records them as the Supabase CLI does.
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
    await db.transaction(async (transaction) => {
      await applyStatements(transaction, migration);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [migration.version, migration.name, texts(migration)],
      );
    });
  }
}
