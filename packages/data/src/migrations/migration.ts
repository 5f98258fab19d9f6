/** One step of a migration: the content in its new form, and what was done to it, a line each. */
export interface Migrated {
  content: Record<string, unknown>;
  done: string[];
}

/** Turns what the files of one version hold into what those of the next do. */
export type Migration = (older: Record<string, unknown>) => Migrated;

/** Thrown when older content is not what its version was; the message lists every problem, a line each. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}
