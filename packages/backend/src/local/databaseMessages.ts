import type { StackErrorCode } from './errors.ts';
import type { Migration } from './migrations.ts';

/** What the database's thread is started with. */
export interface DatabaseTask {
  /** Postgres, compiled. */
  postgres: WebAssembly.Module;
  dir: string;
  /** Stands while the database is made for the first time. */
  unfinishedMarker: string;
  rolesSql: string;
  migrations: Migration[];
  /** The Unix socket to listen on; without one, a free loopback port. */
  socketPath: string | undefined;
}

/** What the thread is told. */
export type ToDatabase = 'ping' | 'close';

/** What the thread tells. */
export type FromDatabase =
  | { type: 'ready'; port: number | undefined }
  | { type: 'pong' }
  | { type: 'warning'; line: string }
  | { type: 'failed'; code: StackErrorCode; message: string };
