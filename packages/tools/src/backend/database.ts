import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { displayPath } from '@portfolio/build/folders/repository';
import type { DatabaseTask, FromDatabase } from './databaseThread.ts';
import { databaseCrash, StackError, systemCode } from './errors.ts';
import { rejectOnAbort, within } from './timing.ts';

/** A broken folder can keep Postgres busy forever. */
const openTimeoutMs = 90_000;
const closeLimitMs = 1_500;

/** Options for {@link openDatabase}. */
export interface DatabaseOptions {
  dir: string;
  migrationsDir: string;
  signal: AbortSignal;
}

/** A running Postgres. */
export interface Database {
  /** The address at which PostgREST connects. */
  uri: string;
  /** Resolves when it has stopped. */
  crashed: Promise<StackError>;
  close(): Promise<void>;
}

const loader = new URL('./databaseThread.loader.mjs', import.meta.url);

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles Postgres once for all databases of this process, because that takes two seconds. */
function loadPostgres(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiled ??= readFile(join(dirname(entry), 'pglite.wasm')).then((wasm) =>
    WebAssembly.compile(wasm),
  );
  return compiled;
}

/**
 * Makes a folder that only this user can enter, for the database's socket. The database needs no password, and a
 * loopback port would be open to everyone on the machine. Windows has no Unix sockets.
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

/**
 * Opens the database in a separate thread, so that neither a long query nor a crash of Postgres
 * affects the site.
 * @throws StackError when it cannot be opened or a migration fails
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dir, migrationsDir, signal } = options;
  const postgres = await loadPostgres();
  const socketDir = makeSocketDir();
  const workerData: DatabaseTask = { postgres, dir, migrationsDir, socketDir };
  const thread = new Worker(loader, { workerData, execArgv: [] });

  let failure = databaseCrash('it stopped');
  thread.on('error', ({ message }) => {
    failure = databaseCrash(message);
  });
  const ready = new Promise<string>((resolve) => {
    thread.on('message', (message: FromDatabase) => {
      if ('uri' in message) resolve(message.uri);
      else failure = new StackError(message.code, message.message);
    });
  });
  const crashed = new Promise<StackError>((resolve) => thread.once('exit', () => resolve(failure)));
  const close = async () => {
    thread.postMessage('close');
    await within(crashed, closeLimitMs);
    await thread.terminate();
    if (socketDir) rmSync(socketDir, { recursive: true, force: true });
  };

  try {
    const opening = Promise.race([ready, crashed, rejectOnAbort(signal)]);
    const opened = await within(opening, openTimeoutMs);
    if (typeof opened === 'string') return { uri: opened, crashed, close };
    throw (
      opened ??
      new StackError(
        'database-timeout',
        `the database in ${displayPath(dir)} did not open within ${openTimeoutMs / 1000} s: if it happens again the folder is damaged, so put back a copy of it or move it away`,
      )
    );
  } catch (error) {
    await thread.terminate();
    await close();
    throw error;
  }
}
