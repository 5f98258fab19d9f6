import { SCHEMA_VERSION } from '../schema/site.ts';
import { from1to2 } from './from1to2.ts';
import { from2to3 } from './from2to3.ts';
import { type Migrated, type Migration, MigrationError } from './migration.ts';

/** The step from each version to the next. */
const steps: Record<number, Migration> = { 1: from1to2, 2: from2to3 };

/**
 * Moves content forward, version by version, to the one that this code reads.
 * @param version of the content, which is older
 * @throws MigrationError when there is no next step, or when the content doesn't fit its version
 */
export function migrate(content: Record<string, unknown>, version: number): Migrated {
  let migrated: Migrated = { content, done: [] };
  for (let from = version; from < SCHEMA_VERSION; from += 1) {
    const step = steps[from];
    if (!step) throw new MigrationError(`There is no version ${from} of the content.`);
    const { content: next, done } = step(migrated.content);
    const lines = done.map((line) => `${from} to ${from + 1}: ${line}`);
    migrated = { content: next, done: [...migrated.done, ...lines] };
  }
  return migrated;
}
