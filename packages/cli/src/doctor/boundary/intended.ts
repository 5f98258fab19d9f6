import { PGlite } from '@electric-sql/pglite';
import { rolesSql } from '@portfolio/backend/database/database';
import { applyMigrations, readMigrations } from '@portfolio/backend/database/migrations';
import { defaultMigrationsDir } from '@portfolio/backend/folder/paths';
import type { Boundary } from './boundary.ts';

/**
 * What the migrations make of an empty project: they are applied to a database in memory, and that
 * one is asked. Nothing is listed by hand.
 */
export async function intendedBoundary(): Promise<Boundary> {
  const db = await PGlite.create();
  try {
    await db.exec(rolesSql);
    await applyMigrations(db, readMigrations(defaultMigrationsDir), () => undefined);
    const { rows } = await db.query<{ boundary: Boundary }>(
      'select public.describe_access() as boundary',
    );
    const [row] = rows;
    if (!row) throw new Error('The database in memory did not describe itself.');
    return row.boundary;
  } finally {
    await db.close();
  }
}
