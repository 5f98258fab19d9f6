import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { type Beacon, isLit, lightBeacon } from './beacon.ts';
import { StackError, systemCode } from './errors.ts';
import { displayPath } from './paths.ts';
import { pause } from './timing.ts';

/** The process that has a data folder. */
export interface LockHolder {
  pid: number;
  host: string;
  /** Where the process answers with its token, which tells it from another with the same pid. */
  port: number;
  token: string;
  /** What the process is to its user, such as the site's address. */
  owner?: string;
  /** PostgREST's address while it runs. */
  restUrl?: string;
}

/** A data folder that this process has for itself. */
export interface DataLock {
  /** Tells other processes where PostgREST is. */
  publish(restUrl: string | undefined): void;
  /** Resolves when the folder has been deleted or another process has taken it. */
  lost: Promise<StackError>;
  release(): void;
}

const heartbeatMs = 2_000;
/** Without a heartbeat for so long, a holder on another machine (or in a container) is gone. */
const silentMs = 10_000;
/** A lock that cannot be read may be in the middle of being written for so long. */
const writingMs = 2_000;

function ageMs(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '')) return undefined;
    throw error;
  }
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const holder: unknown = JSON.parse(text);
    const whole = typeof holder === 'object' && holder !== null && 'token' in holder;
    return whole ? (holder as LockHolder) : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

async function isAlive(file: string, holder: LockHolder): Promise<boolean> {
  if (holder.host !== hostname()) return ageMs(file) < silentMs;
  return isRunning(holder.pid) && (await isLit(holder));
}

/** The living process that has the data folder, if there is one. */
export async function findHolder(file: string): Promise<LockHolder | undefined> {
  const holder = parseHolder(readText(file) ?? '');
  return holder && (await isAlive(file, holder)) ? holder : undefined;
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead process's lock, and never the one that another process has put in its place. */
async function removeStale(file: string, staleText: string): Promise<void> {
  const takeover = `${file}.takeover`;
  if (create(takeover, '')) {
    if (readText(file) === staleText) rmSync(file);
    rmSync(takeover, { force: true });
    return;
  }
  if (ageMs(takeover) > writingMs) rmSync(takeover, { force: true });
  await pause(50);
}

function inUse(file: string, dataDir: string, { pid, host, owner }: LockHolder): StackError {
  const place = host === hostname() ? '' : ` on ${host}`;
  const elsewhere = place && `, or delete ${displayPath(file)} if it no longer runs`;
  return new StackError(
    'data-dir-in-use',
    `the data folder ${displayPath(dataDir)} is in use by process ${pid}${place}${owner ? ` (${owner})` : ''}: stop that process, or set PORTFOLIO_DATA_DIR to another folder${elsewhere}`,
  );
}

async function claim(file: string, dataDir: string, holder: LockHolder): Promise<void> {
  while (!create(file, JSON.stringify(holder))) {
    const text = readText(file);
    if (text === undefined) continue;
    const other = parseHolder(text);
    if (other && (await isAlive(file, other))) throw inUse(file, dataDir, other);
    if (other || ageMs(file) > writingMs) await removeStale(file, text);
    else await pause(50);
  }
}

function hold(file: string, dataDir: string, holder: LockHolder, beacon: Beacon): DataLock {
  const isOurs = () => parseHolder(readText(file) ?? '')?.token === holder.token;
  let heartbeat: NodeJS.Timeout;
  const lost = new Promise<StackError>((resolve) => {
    heartbeat = setInterval(() => {
      try {
        if (isOurs()) return utimesSync(file, new Date(), new Date());
      } catch {
        // A disk that fails for a moment; the next beat sees more.
        return;
      }
      clearInterval(heartbeat);
      const what = `the data folder ${displayPath(dataDir)} was deleted or taken by another process`;
      resolve(new StackError('data-dir-lost', what));
    }, heartbeatMs);
    heartbeat.unref();
  });
  return {
    lost,
    publish(restUrl) {
      const { restUrl: _before, ...rest } = holder;
      const next = `${file}.${holder.pid}`;
      try {
        if (!isOurs()) return;
        writeFileSync(next, JSON.stringify(restUrl ? { ...rest, restUrl } : rest), { mode: 0o600 });
        renameSync(next, file);
      } catch {
        // Only the inbox goes without; the next heartbeat says what is wrong with the folder.
      }
    },
    release() {
      clearInterval(heartbeat);
      if (isOurs()) rmSync(file, { force: true });
      beacon.close();
    },
  };
}

/**
 * Takes a data folder for this process. A dead process's lock is taken over silently.
 * @throws StackError `data-dir-in-use` that names the process that has it
 */
export async function acquireLock(
  file: string,
  dataDir: string,
  owner?: string,
): Promise<DataLock> {
  const beacon = await lightBeacon();
  const { port, token } = beacon;
  const holder: LockHolder = { pid: process.pid, host: hostname(), port, token };
  if (owner !== undefined) holder.owner = owner;
  try {
    await claim(file, dataDir, holder);
  } catch (error) {
    beacon.close();
    throw error;
  }
  return hold(file, dataDir, holder, beacon);
}
