/** One step of a migration: the content in its new form, and the changes, a line each. */
export interface Migrated {
  content: Record<string, unknown>;
  done: string[];
}

/** Turns the content of one version into that of the next. */
export type Migration = (older: Record<string, unknown>) => Migrated;

/** Thrown when older content doesn't fit its version; the message lists every problem, a line each. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}
