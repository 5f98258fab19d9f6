import { mkdirSync } from 'node:fs';
import { dataDirFrom, dataPaths } from '@portfolio/build/folders/dataFolder';
import { displayPath } from '@portfolio/build/folders/repository';
import { openDatabase } from './database.ts';
import { errorText, StackError, systemCode } from './errors.ts';
import { acquireLock } from './lock.ts';
import { defaultMigrationsDir } from './migrations.ts';
import { findRestBinary } from './restBinary.ts';
import { startRest } from './restProcess.ts';
import { mintAnonToken, mintServiceRoleKey, readSecret } from './token.ts';

/** Options of {@link startStack}. */
export interface StackOptions {
  /** The data folder. @default PORTFOLIO_DATA_DIR, or .portfolio in the repository */
  dataDir?: string;
  /** @default supabase/migrations */
  migrationsDir?: string;
  /** The name of this process, such as the site's address. Other processes that find the lock show it. */
  owner?: string | undefined;
  /** More settings of PostgREST, by their environment variables. They take priority. @default none */
  settings?: NodeJS.ProcessEnv;
  /** Aborts the start. */
  signal?: AbortSignal;
}

/** A running Postgres with PostgREST in front of it. */
export interface Stack {
  dataDir: string;
  /** PostgREST's address. */
  restUrl: string;
  /** PostgREST's process. */
  restPid: number;
  /** The token with which a request has a visitor's rights. PostgREST refuses requests without a token. */
  anonToken: string;
  /** A token that may read the messages. It expires after a few minutes. */
  serviceRoleKey(): Promise<string>;
  /** Resolves when a part of the stack has stopped; close it then. */
  failed: Promise<StackError>;
  close(): Promise<void>;
}

function unusable(dataDir: string, error: unknown): StackError {
  if (error instanceof StackError) return error;
  const why = systemCode(error) ?? errorText(error);
  return new StackError(
    'data-dir-unusable',
    `the data folder ${displayPath(dataDir)} cannot be used (${why}): make it a folder that this user may write to, or set PORTFOLIO_DATA_DIR to another one`,
  );
}

/**
 * Starts Postgres on a folder, applies new migrations, and starts PostgREST.
 * @throws StackError whose message is one line with the problem and the fix
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const {
    dataDir = dataDirFrom(process.env),
    migrationsDir = defaultMigrationsDir,
    owner,
    settings,
    signal = new AbortController().signal,
  } = options;
  const binary = findRestBinary();
  const paths = dataPaths(dataDir);

  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    // One step may fail because the data folder is gone; the others still run.
    for (const step of undo.splice(0).reverse()) await step().catch(() => undefined);
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = await acquireLock(dataDir, signal);
    undo.push(lock.release);
    lock.publish({ owner });
    const jwtSecret = readSecret(paths.secret);
    const database = await openDatabase({ dir: paths.database, migrationsDir, signal });
    undo.push(database.close);
    const databaseUri = database.uri;
    const rest = await startRest({ binary, databaseUri, jwtSecret, settings, signal });
    undo.push(rest.stop);
    lock.publish({ owner, restUrl: rest.url });
    const restFailed = rest.ended.then((how) => new StackError('rest-failed', `PostgREST ${how}`));
    return {
      dataDir,
      restUrl: rest.url,
      restPid: rest.pid,
      anonToken: await mintAnonToken(jwtSecret),
      serviceRoleKey: () => mintServiceRoleKey(jwtSecret),
      failed: Promise.race([database.crashed, restFailed, lock.lost]),
      close,
    };
  } catch (error) {
    await close();
    throw unusable(dataDir, error);
  }
}
