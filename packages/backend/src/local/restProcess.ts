import { type ChildProcess, spawn } from 'node:child_process';
import { errorText, StackError } from './errors.ts';
import { findFreePort } from './freePort.ts';
import type { Guard } from './guard.ts';
import { pause, within } from './timing.ts';
import { mintAnonToken } from './token.ts';

const stopLimitMs = 400;
const portAttempts = 5;

/** How to run PostgREST. */
export interface RestOptions {
  binary: string;
  databaseUri: string;
  jwtSecret: string;
  /** Told which process runs. */
  guard: Guard;
  signal: AbortSignal;
  /**
   * How long it may take until it answers, in milliseconds. A busy machine needs many seconds.
   * @default 90_000
   */
  startLimitMs?: number;
  /** More of PostgREST's settings, by their names in the environment; these win. */
  settings?: NodeJS.ProcessEnv;
}

/** A PostgREST that answers. */
export interface RestProcess {
  url: string;
  pid: number;
  /** Resolves when it has ended, with how: `was ended by SIGKILL`. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** The environment without what would change PostgREST's settings or its database. */
function cleanEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^PG/i.test(name)));
}

function restEnv(
  { databaseUri, jwtSecret, settings }: RestOptions,
  port: number,
): NodeJS.ProcessEnv {
  return {
    ...cleanEnv(),
    PGRST_DB_URI: databaseUri,
    PGRST_DB_SCHEMAS: 'public',
    // No role for requests without a token: what has not come through the gateway is refused.
    // PGlite has one session: no second connection, no LISTEN, no names shared between statements.
    PGRST_DB_POOL: '1',
    // The page gives up after 10 s: what still waits then must not be stored without its knowing.
    PGRST_DB_POOL_ACQUISITION_TIMEOUT: '8',
    PGRST_DB_CHANNEL_ENABLED: 'false',
    PGRST_DB_PREPARED_STATEMENTS: 'false',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_LOG_LEVEL: 'error',
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
    ...settings,
  };
}

/** Keeps the last line of a process's output. */
function lastLine({ stdout, stderr }: ChildProcess): () => string {
  let line = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      line = text.trim().split('\n').at(-1) ?? line;
    });
  }
  return () => line;
}

async function answers(url: string, token: string, signal: AbortSignal): Promise<boolean> {
  try {
    // 503, or nothing yet, until it knows the schema, then 404: there is no such table.
    const { status, headers } = await fetch(`${url}/ready`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
      signal,
    });
    // Another program may have taken the port in between.
    return status === 404 && (headers.get('server') ?? '').startsWith('postgrest');
  } catch {
    return false;
  }
}

async function waitUntilAnswering(
  url: string,
  token: string,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    if (await answers(url, token, signal)) return true;
    await pause(40, signal);
  }
  return false;
}

function whenEnded(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`cannot be run (${errorText(error)})`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`),
    );
  });
}

async function tryStart(options: RestOptions): Promise<RestProcess | { problem: string }> {
  const { binary, guard, jwtSecret, signal, startLimitMs = 90_000 } = options;
  const token = await mintAnonToken(jwtSecret);
  const port = await findFreePort();
  // A session of its own, so that Ctrl-C does not end it before its parent has.
  const detached = process.platform !== 'win32';
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(binary, [], { env: restEnv(options, port), detached, stdio: [...stdio] });
  const lastWords = lastLine(child);
  const over = new AbortController();
  const ended = whenEnded(child).then((how) => {
    over.abort();
    guard.watch(undefined);
    return how;
  });
  const { pid } = child;
  guard.watch(pid);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    if ((await within(ended, stopLimitMs)) === undefined) child.kill('SIGKILL');
    await ended;
  };

  const hopeless = [signal, over.signal, AbortSignal.timeout(startLimitMs)];
  if (await waitUntilAnswering(url, token, AbortSignal.any(hopeless))) {
    return { url, pid: pid ?? 0, ended, stop };
  }
  if (over.signal.aborted) {
    const how = await ended;
    // Its last words say nothing of why somebody else has ended it.
    return { problem: (child.signalCode === null && lastWords()) || `it ${how}` };
  }
  await stop();
  const seconds = startLimitMs / 1000;
  return { problem: `it did not answer within ${seconds} s (${lastWords() || 'without a word'})` };
}

/**
 * Starts PostgREST on a free loopback port and waits until it answers.
 * @throws StackError `rest-failed` with its last words
 */
export async function startRest(options: RestOptions): Promise<RestProcess> {
  let problem = '';
  for (let attempt = 1; attempt <= portAttempts; attempt += 1) {
    const started = await tryStart(options);
    options.signal.throwIfAborted();
    if ('url' in started) return started;
    problem = started.problem;
    if (!/address already in use/i.test(problem)) break;
  }
  throw new StackError('rest-failed', `PostgREST (${options.binary}) does not start: ${problem}`);
}
