import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDatabase } from './database.ts';
import { errorText, StackError, systemCode } from './errors.ts';
import { startGuard } from './guard.ts';
import { acquireLock, type DataLock } from './lock.ts';
import { readMigrations } from './migrations.ts';
import { dataDirFrom, dataPaths, defaultMigrationsDir, displayPath } from './paths.ts';
import { findRestBinary } from './restBinary.ts';
import { superviseRest } from './restSupervisor.ts';
import { makeSocketDir, removeSocketDir } from './socketDir.ts';
import { mintAnonToken, mintServiceRoleKey, readSecret } from './token.ts';

/** How to start the stack. */
export interface StackOptions {
  /** Where everything is kept. @default PORTFOLIO_DATA_DIR, or .portfolio in the repository */
  dataDir?: string;
  /** @default supabase/migrations */
  migrationsDir?: string;
  /** Gets each line worth showing. @default nothing is shown */
  log?: (line: string) => void;
  /** What this process is to its user, such as the site's address; shown to whoever finds the lock. */
  owner?: string;
  /** How long opening the database may take, in milliseconds. @default 90_000 */
  openLimitMs?: number;
  /** More of PostgREST's settings, by their names in the environment; these win. @default none */
  settings?: NodeJS.ProcessEnv;
  /** Stops the start. */
  signal?: AbortSignal;
}

/** A running Postgres with PostgREST before it. */
export interface Stack {
  dataDir: string;
  /** PostgREST's address; waits while PostgREST is being started again. */
  restUrl(): Promise<string>;
  /** Makes a request to PostgREST a visitor's; without a token it takes none. */
  anonToken(): Promise<string>;
  /** PostgREST's process at the moment. */
  restPid(): number;
  /** A token that reads the messages, good for a few minutes. */
  serviceRoleKey(): Promise<string>;
  /** Resolves when the stack has failed by itself; close it then. */
  failed: Promise<StackError>;
  close(): Promise<void>;
}

/** Makes a folder and those above it. Node's own way of doing so never ends below `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Fails when it is a file.
    readdirSync(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): StackError {
  const why = systemCode(error) ?? errorText(error);
  return new StackError(
    'data-dir-unusable',
    `the data folder ${displayPath(dataDir)} cannot be used (${why}): make it a folder that this user may write to, or set PORTFOLIO_DATA_DIR to another one`,
  );
}

/** Runs steps that each leave something to undo; `undo` goes back through them. */
function createUndo() {
  const steps: (() => void | Promise<void>)[] = [];
  return {
    later: (step: () => void | Promise<void>) => void steps.unshift(step),
    async undo() {
      for (const step of steps.splice(0)) {
        try {
          await step();
        } catch {
          // The data folder may be gone; the rest is to be undone all the same.
        }
      }
    },
  };
}

async function take(dataDir: string, owner: string | undefined): Promise<DataLock> {
  try {
    return await acquireLock(dataPaths(dataDir).lock, dataDir, owner);
  } catch (error) {
    throw error instanceof StackError ? error : unusable(dataDir, error);
  }
}

/**
 * Starts Postgres on a folder and PostgREST before it, applying the migrations that are new.
 * @throws StackError whose message is one line that says what is wrong and what to do
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const {
    dataDir = dataDirFrom(process.env),
    migrationsDir = defaultMigrationsDir,
    log = () => undefined,
    owner,
    openLimitMs = 90_000,
    settings = {},
    signal = new AbortController().signal,
  } = options;
  const binary = findRestBinary();
  const migrations = readMigrations(migrationsDir);
  prepareDataDir(dataDir);
  const paths = dataPaths(dataDir);
  const { later, undo } = createUndo();
  try {
    const lock = await take(dataDir, owner);
    later(lock.release);
    const jwtSecret = readSecret(paths.secret);
    const socketDir = makeSocketDir();
    later(() => removeSocketDir(socketDir));
    const guard = startGuard(socketDir);
    later(guard.dismiss);
    const database = await openDatabase({
      dir: paths.database,
      unfinishedMarker: paths.unfinished,
      socketDir,
      migrations,
      log,
      openLimitMs,
      signal,
    });
    later(database.close);
    const rest = await superviseRest(
      { binary, databaseUri: database.uri, jwtSecret, guard, settings, signal },
      { log, onUrl: lock.publish },
    );
    later(rest.close);
    return {
      dataDir,
      restUrl: rest.url,
      restPid: rest.pid,
      anonToken: () => mintAnonToken(jwtSecret),
      serviceRoleKey: () => mintServiceRoleKey(jwtSecret),
      failed: Promise.race([database.crashed, lock.lost]),
      close: undo,
    };
  } catch (error) {
    await undo();
    throw error;
  }
}
