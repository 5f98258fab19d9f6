import { type ChildProcess, spawn } from 'node:child_process';
import { errorText, StackError } from './errors.ts';
import { findFreePort } from './freePort.ts';
import { pause, within } from './timing.ts';
import { mintAnonToken } from './token.ts';

const stopLimitMs = 400;
const isWindows = process.platform === 'win32';

/** Options of {@link startRest}. */
export interface RestOptions {
  binary: string;
  databaseUri: string;
  jwtSecret: string;
  signal: AbortSignal;
  /**
   * How long PostgREST may take until it answers, in milliseconds. A busy machine needs many seconds.
   * @default 90_000
   */
  startTimeoutMs?: number;
  /** More settings of PostgREST, by their environment variables. They take priority. */
  settings?: NodeJS.ProcessEnv | undefined;
}

/** A running PostgREST. */
export interface RestProcess {
  url: string;
  pid: number;
  /** Resolves when it has ended, with the reason: `was ended by SIGKILL`. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

function restEnv(
  { databaseUri, jwtSecret, settings }: RestOptions,
  port: number,
): NodeJS.ProcessEnv {
  return {
    // Leaves out variables that would change PostgREST's settings or its database.
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^PG/i.test(name))),
    PGRST_DB_URI: databaseUri,
    PGRST_DB_SCHEMAS: 'public',
    // Requests without a token have no role, so PostgREST refuses requests that bypass the gateway. PGlite has one
    // session, so there is no second connection, no LISTEN and no prepared statement.
    PGRST_DB_POOL: '1',
    // The page gives up after 10 s. A message that still waits then must not be stored, because the page would
    // report a failure.
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

// The input is a pipe from this process. It closes when this process ends for any reason.
const script = `
exec 3<&0 </dev/null
{ cat <&3; kill -KILL $$; } >/dev/null 2>&1 &
exec "$0" 3<&-
`;

/**
 * Starts the program so that it ends with this process, even if this process is killed. Windows ends children
 * anyway.
 */
function spawnChild(binary: string, env: NodeJS.ProcessEnv): ChildProcess {
  if (isWindows) return spawn(binary, [], { env });
  // In another session, so that Ctrl-C doesn't end it before the requests under way are answered.
  return spawn('/bin/sh', ['-c', script, binary], { env, detached: true });
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
    // PostgREST answers 503 or not at all until it knows the schema, and then 404, because this table doesn't
    // exist.
    const { status, headers } = await fetch(`${url}/ready`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
      signal,
    });
    // Another program may have taken the port meanwhile.
    return status === 404 && (headers.get('server') ?? '').startsWith('postgrest');
  } catch {
    return false;
  }
}

function whenEnded(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`cannot be run (${errorText(error)})`));
    child.once('exit', (code, signal) => {
      child.stdin?.destroy();
      resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`);
    });
  });
}

/**
 * Starts PostgREST on a free loopback port and waits until it answers.
 * @throws StackError `rest-failed` with the last line of its output
 */
export async function startRest(options: RestOptions): Promise<RestProcess> {
  const { binary, jwtSecret, signal, startTimeoutMs = 90_000 } = options;
  const token = await mintAnonToken(jwtSecret);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawnChild(binary, restEnv(options, port));
  const lastWords = lastLine(child);
  const gone = new AbortController();
  const ended = whenEnded(child).finally(() => gone.abort());
  const stop = async () => {
    child.kill('SIGTERM');
    if ((await within(ended, stopLimitMs)) === undefined) child.kill('SIGKILL');
    await ended;
  };

  const waiting = AbortSignal.any([signal, gone.signal, AbortSignal.timeout(startTimeoutMs)]);
  while (!waiting.aborted) {
    if (await answers(url, token, waiting)) return { url, pid: child.pid ?? 0, ended, stop };
    await pause(40, waiting);
  }
  const how = gone.signal.aborted
    ? await ended
    : `did not answer within ${startTimeoutMs / 1000} s`;
  await stop();
  signal.throwIfAborted();
  throw new StackError(
    'rest-failed',
    `PostgREST (${binary}) does not start: it ${how} (${lastWords() || 'it printed nothing'})`,
  );
}
