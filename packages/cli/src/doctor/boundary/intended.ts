import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '@portfolio/backend/local/applyMigrations';
import { readMigrations } from '@portfolio/backend/local/migrations';
import { defaultMigrationsDir, repositoryRoot } from '@portfolio/backend/local/paths';
import type { Boundary } from './boundary.ts';

const rolesSql = join(repositoryRoot, 'packages/backend/src/local/roles.sql');

/**
 * What the migrations make of an empty project: they are applied to a database in memory, and that
 * one is asked. Nothing is listed by hand.
 */
export async function intendedBoundary(): Promise<Boundary> {
  const db = await PGlite.create();
  try {
    await db.exec(readFileSync(rolesSql, 'utf8'));
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
