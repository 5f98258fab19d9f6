import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StackError, systemCode } from './errors.ts';

/** The name that Postgres' clients expect of a socket. */
export const socketName = '.s.PGSQL.5432';

/**
 * Makes a folder that only this user can enter, for the database's socket: its session asks for no
 * password, and a loopback port would be open to everyone on the machine. Windows has no such sockets.
 * @throws StackError `socket-failed` when there is no place for it
 */
export function makeSocketDir(): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    return mkdtempSync(join(tmpdir(), 'portfolio-db-'));
  } catch (error) {
    throw new StackError(
      'socket-failed',
      `the folder for temporary files, ${tmpdir()}, cannot be written to (${systemCode(error)}): set TMPDIR to one that can`,
    );
  }
}

/** Removes the folder. */
export function removeSocketDir(socketDir: string | undefined): void {
  if (socketDir) rmSync(socketDir, { recursive: true, force: true });
}
