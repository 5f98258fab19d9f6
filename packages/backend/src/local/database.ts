import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DatabaseTask, FromDatabase, ToDatabase } from './databaseMessages.ts';
import { StackError, type StackErrorCode } from './errors.ts';
import type { Migration } from './migrations.ts';
import { displayPath } from './paths.ts';
import { loadPostgres } from './postgresModule.ts';
import { socketName } from './socketDir.ts';
import { rejectOnAbort, within } from './timing.ts';

const closeLimitMs = 1_500;
const pingEveryMs = 5_000;
/** A thread that leaves this many pings in a row unanswered is stuck. */
const pingsUnanswered = 4;

/** How to open a database. */
export interface DatabaseOptions {
  dir: string;
  /** Stands while the database is made for the first time. */
  unfinishedMarker: string;
  /** The folder for its socket; without one it listens on a loopback port. */
  socketDir: string | undefined;
  migrations: Migration[];
  log: (line: string) => void;
  /** How long opening may take; a broken folder can keep Postgres busy for ever. */
  openLimitMs: number;
  signal: AbortSignal;
}

/** A running Postgres. */
export interface Database {
  /** Where PostgREST connects. */
  uri: string;
  /** Resolves when it stops by itself. */
  crashed: Promise<StackError>;
  close(): Promise<void>;
}

const rolesSql = readFileSync(new URL('./roles.sql', import.meta.url), 'utf8');
const loader = new URL('./databaseThread.loader.mjs', import.meta.url);

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

function watchPings(thread: Worker, onStuck: () => void): () => void {
  let unanswered = 0;
  thread.on('message', ({ type }: FromDatabase) => {
    if (type === 'pong') unanswered = 0;
  });
  const timer = setInterval(() => {
    if (unanswered >= pingsUnanswered) return onStuck();
    unanswered += 1;
    thread.postMessage('ping' satisfies ToDatabase);
  }, pingEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

function whenReady(thread: Worker, options: DatabaseOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    thread.on('message', (message: FromDatabase) => {
      if (message.type === 'warning') options.log(message.line);
      if (message.type === 'ready') resolve(message.port);
      if (message.type === 'failed') reject(explain(message.code, message.message, options.dir));
    });
    thread.on('error', ({ message }) =>
      reject(explain('database-unreadable', message, options.dir)),
    );
    thread.on('exit', () => reject(explain('database-unreadable', 'it stopped', options.dir)));
  });
}

async function openWithin(thread: Worker, options: DatabaseOptions): Promise<number | undefined> {
  const { openLimitMs, dir, signal } = options;
  const ready = whenReady(thread, options).then((port) => ({ port }));
  const opened = await within(Promise.race([ready, rejectOnAbort(signal)]), openLimitMs);
  if (opened) return opened.port;
  throw new StackError(
    'database-timeout',
    `the database in ${displayPath(dir)} did not open within ${openLimitMs / 1000} s: if it happens again the folder is damaged, so put back a copy of it or move it away`,
  );
}

/**
 * Opens the database in a thread of its own, so that neither a long query nor a crash of Postgres
 * touches the site.
 * @throws StackError when it cannot be opened or a migration fails
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dir, unfinishedMarker, migrations, socketDir } = options;
  const socketPath = socketDir && join(socketDir, socketName);
  const postgres = await loadPostgres();
  const task: DatabaseTask = { postgres, dir, unfinishedMarker, rolesSql, migrations, socketPath };
  const thread = new Worker(loader, { workerData: task, execArgv: [] });

  let port: number | undefined;
  try {
    port = await openWithin(thread, options);
  } catch (error) {
    await thread.terminate();
    throw error;
  }

  const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  let closing = false;
  let reason = 'it stopped';
  thread.on('error', ({ message }) => {
    reason = message;
  });
  thread.on('message', (message: FromDatabase) => {
    if (message.type === 'failed') reason = message.message;
  });
  const stopPings = watchPings(thread, () => {
    reason = 'it no longer answers';
    void thread.terminate();
  });
  const crashed = new Promise<StackError>((resolve) => {
    void exited.then(() => {
      stopPings();
      if (closing) return;
      resolve(new StackError('database-crashed', `the database has failed (${reason})`));
    });
  });

  return {
    uri: databaseUri(socketDir, port),
    crashed,
    async close() {
      closing = true;
      thread.postMessage('close' satisfies ToDatabase);
      await within(exited, closeLimitMs);
      await thread.terminate();
    },
  };
}
