import { readFileSync, writeFileSync } from 'node:fs';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { displayPath } from '@portfolio/build/folders/repository';
import { check, lock } from 'proper-lockfile';
import { StackError, systemCode } from './errors.ts';
import { pause } from './timing.ts';

/** The process that uses a data folder. */
export interface LockHolder {
  pid: number;
  /** The name of the process in messages, such as the site's address. */
  owner?: string | undefined;
  /** PostgREST's address, once it answers. */
  restUrl?: string;
}

/** The lock on a data folder that only this process uses. */
export interface DataLock {
  /** Writes the description of this process for others. */
  publish(holder: Omit<LockHolder, 'pid'>): void;
  /** Resolves when the folder was deleted or another process has taken it. */
  lost: Promise<StackError>;
  release(): Promise<void>;
}

/** A process that hasn't renewed its lock for this long was killed, or the power was cut. */
const staleMs = 5_000;
const renewEveryMs = 1_000;
/** Long enough for the lock of a killed process to become stale. */
const waitMs = staleMs + renewEveryMs;

const optionsFor = (dataDir: string) => ({
  lockfilePath: dataPaths(dataDir).lock,
  realpath: false,
  stale: staleMs,
});

const isLocked = (dataDir: string) => check(dataDir, optionsFor(dataDir));

/** The process that uses the data folder, if there is one. */
export async function findHolder(dataDir: string): Promise<LockHolder | undefined> {
  try {
    if (!(await isLocked(dataDir))) return undefined;
    return JSON.parse(readFileSync(dataPaths(dataDir).holder, 'utf8'));
  } catch {
    // The holder hasn't written its description yet.
    return undefined;
  }
}

async function inUse(dataDir: string): Promise<StackError> {
  const { pid, owner } = (await findHolder(dataDir)) ?? {};
  const who = pid ? `process ${pid}${owner ? ` (${owner})` : ''}` : 'another process';
  return new StackError(
    'data-dir-in-use',
    `${who} is using the data folder ${displayPath(dataDir)}: stop that process, or set PORTFOLIO_DATA_DIR to another folder`,
  );
}

/**
 * Locks a data folder for this process. It takes over the lock of a killed process after a few seconds.
 * @throws StackError `data-dir-in-use` that names the process that has the folder
 */
export async function acquireLock(dataDir: string, signal: AbortSignal): Promise<DataLock> {
  const end = Date.now() + waitMs;
  while ((await isLocked(dataDir)) && Date.now() < end && !signal.aborted) await pause(100, signal);

  let onCompromised: () => void = () => undefined;
  const lost = new Promise<StackError>((resolve) => {
    const what = `the data folder ${displayPath(dataDir)} was deleted or taken by another process`;
    onCompromised = () => resolve(new StackError('data-dir-lost', what));
  });
  const options = { ...optionsFor(dataDir), update: renewEveryMs, onCompromised };
  const release = await lock(dataDir, options).catch(async (error) => {
    throw systemCode(error) === 'ELOCKED' ? await inUse(dataDir) : error;
  });
  return {
    lost,
    publish(holder) {
      const text = JSON.stringify({ pid: process.pid, ...holder });
      writeFileSync(dataPaths(dataDir).holder, text, { mode: 0o600 });
    },
    release,
  };
}
