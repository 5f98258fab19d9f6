import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StackError, type StackErrorCode, systemCode } from '../errors.ts';
import { displayPath } from '../folder/paths.ts';
import { rejectOnAbort, within } from '../timing.ts';
import type { DatabaseTask, FromDatabase } from './databaseThread.ts';
import type { Migration } from './migrations.ts';

const closeLimitMs = 1_500;

/** How to open a database. */
export interface DatabaseOptions {
  dir: string;
  /** Is there while the database is made for the first time. */
  unfinishedMarker: string;
  migrations: Migration[];
  log: (line: string) => void;
  /** How long opening may take, in milliseconds; a broken folder can keep Postgres busy forever. */
  openLimitMs: number;
  signal: AbortSignal;
}

/** A running Postgres. */
export interface Database {
  /** Where PostgREST connects. */
  uri: string;
  /** Resolves when it has stopped. */
  crashed: Promise<StackError>;
  close(): Promise<void>;
}

/** What a hosted project has before its first migration. */
export const rolesSql = readFileSync(new URL('./roles.sql', import.meta.url), 'utf8');
const loader = new URL('./databaseThread.loader.mjs', import.meta.url);

let compiled: Promise<WebAssembly.Module> | undefined;

/** Postgres, compiled once for all databases that this process opens: that takes two seconds. */
function loadPostgres(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiled ??= readFile(join(dirname(entry), 'pglite.wasm')).then((wasm) =>
    WebAssembly.compile(wasm),
  );
  return compiled;
}

/**
 * Makes a folder that only this user can enter, for the database's socket: its session asks for no
 * password, and a loopback port would be open to everyone on the machine. Windows has no such sockets.
 */
function makeSocketDir(): string | undefined {
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

function databaseUri(socketDir: string | undefined, port: number | undefined): string {
  const host = socketDir ? '' : `127.0.0.1:${port}`;
  const query = new URLSearchParams({ sslmode: 'disable', gssencmode: 'disable' });
  if (socketDir) query.set('host', socketDir);
  return `postgres://authenticator@${host}/postgres?${query}`;
}

function explain(code: StackErrorCode, message: string, dir: string): StackError {
  if (code !== 'database-unreadable') return new StackError(code, message);
  const remedy = /no space left/i.test(message)
    ? 'make room on the disk'
    : 'put back a copy of it, or move it away to start with an empty one';
  return new StackError(
    code,
    `the database in ${displayPath(dir)} cannot be opened (${message}): ${remedy}`,
  );
}

/**
 * Opens the database in a separate thread, so that neither a long query nor a crash of Postgres
 * affects the site.
 * @throws StackError when it cannot be opened or a migration fails
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dir, unfinishedMarker, migrations, log, openLimitMs, signal } = options;
  const postgres = await loadPostgres();
  const socketDir = makeSocketDir();
  // The name that Postgres' clients expect.
  const socketPath = socketDir && join(socketDir, '.s.PGSQL.5432');
  const task: DatabaseTask = { postgres, dir, unfinishedMarker, rolesSql, migrations, socketPath };
  const thread = new Worker(loader, { workerData: task, execArgv: [] });

  let code: StackErrorCode = 'database-unreadable';
  let reason = 'it stopped';
  thread.on('error', ({ message }) => {
    reason = message;
  });
  const ready = new Promise<{ port: number | undefined }>((resolve) => {
    thread.on('message', (message: FromDatabase) => {
      if (message.type === 'warning') log(message.line);
      else if (message.type === 'ready') resolve(message);
      else [code, reason] = [message.code, message.message];
    });
  });
  const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  const close = async () => {
    thread.postMessage('close');
    await within(exited, closeLimitMs);
    await thread.terminate();
    if (socketDir) rmSync(socketDir, { recursive: true, force: true });
  };

  try {
    const failed = exited.then(() => Promise.reject(explain(code, reason, dir)));
    failed.catch(() => undefined);
    const opened = await within(Promise.race([ready, failed, rejectOnAbort(signal)]), openLimitMs);
    if (!opened) {
      throw new StackError(
        'database-timeout',
        `the database in ${displayPath(dir)} did not open within ${openLimitMs / 1000} s: if it happens again the folder is damaged, so put back a copy of it or move it away`,
      );
    }
    return {
      uri: databaseUri(socketDir, opened.port),
      crashed: exited.then(
        () => new StackError('database-crashed', `the database has failed (${reason})`),
      ),
      close,
    };
  } catch (error) {
    await thread.terminate();
    await close();
    throw error;
  }
}
