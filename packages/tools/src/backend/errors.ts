import { OwnerError } from '@portfolio/data/validation/OwnerError';

/** The kind of failure, for code. People read the message. */
export type StackErrorCode =
  | 'data-dir-unusable'
  | 'data-dir-in-use'
  | 'data-dir-lost'
  | 'database-unreadable'
  | 'database-timeout'
  | 'database-crashed'
  | 'disk-full'
  | 'migration-failed'
  | 'migration-history'
  | 'socket-failed'
  | 'rest-missing'
  | 'rest-failed'
  | 'stopped';

/** A failure of the embedded backend: one line with the problem and the fix. */
export class StackError extends OwnerError {
  override readonly name = 'StackError';
  readonly code: StackErrorCode;

  constructor(code: StackErrorCode, message: string) {
    super(message.replace(/\s+/g, ' ').trim());
    this.code = code;
  }
}

/** Postgres has stopped working. */
export const databaseCrash = (reason: string): StackError =>
  new StackError('database-crashed', `the database has failed (${reason})`);

/** The `code` that Node gives to system errors, such as `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The message of anything thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
