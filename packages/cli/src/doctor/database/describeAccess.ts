import { PGlite } from '@electric-sql/pglite';
import { migrate } from '@portfolio/backend/database/migrations';
import { defaultMigrationsDir } from '@portfolio/backend/folder/paths';
import type { Clock } from './clock.ts';

/** The function with which a database describes visitors' access. */
export const DESCRIBE_ACCESS = 'describe_access';

/** One fact about a database. */
export interface Fact {
  /** The kind of fact, such as `table` for a right on one. */
  kind: string;
  /** Its object, by its name in SQL; for the powers of a role, the role. */
  object: string;
  /** The right, column, policy, constraint, trigger, setting … */
  name: string;
  /** Who has the right: `anon`, `authenticated` or `public`, which is everybody. */
  role: string;
  /** Its definition in SQL. */
  value: string;
}

/** The settings of the limits. */
export interface Limits {
  sender_messages: number;
  sender_seconds: number;
  total_messages: number;
  total_seconds: number;
  repeat_seconds: number;
  address_header: string;
  salt_bytes: number;
}

/** The parts of a database that visitors can reach, and the limits on them. */
export interface Access {
  facts: Fact[];
  /** Null when somebody has deleted their row. */
  limits: Limits | null;
  /** Missing before the migration that made it. */
  clock?: Clock;
}

/** Whether a value is such a description. */
export const isAccess = (data: unknown): data is Access => Array.isArray(Object(data).facts);

/**
 * The access in a new project: the migrations are applied to a database in memory, which then
 * describes itself. Nothing is listed by hand.
 */
export async function expectedAccess(): Promise<Access> {
  const db = await PGlite.create();
  try {
    await migrate(db, defaultMigrationsDir);
    const { rows } = await db.query<{ access: Access }>(
      `select public.${DESCRIBE_ACCESS}() as access`,
    );
    const [row] = rows;
    if (!row) throw new Error('The database in memory did not describe itself.');
    return row.access;
  } finally {
    await db.close();
  }
}
