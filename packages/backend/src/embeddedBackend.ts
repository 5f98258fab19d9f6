import { EventEmitter, once } from 'node:events';
import { errorText, StackError, type StackErrorCode } from './errors.ts';
import { dataDirFrom, displayPath } from './folder/paths.ts';
import type { RestBackend } from './gateway/gateway.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { pause } from './timing.ts';

/** How to run the embedded backend. */
export type EmbeddedBackendOptions = Omit<StackOptions, 'signal'>;

/** A stack that runs in the background of a site, which goes on whatever happens to it. */
export interface EmbeddedBackend extends RestBackend {
  /** Starts it, once, and again whenever it fails; what the owner should know goes to `log`. */
  start(owner?: string): void;
  /** The running stack; waits while it starts, and rejects with the reason why it does not. */
  stack(): Promise<Stack>;
  /** Stops it, also while it is starting. */
  close(): Promise<void>;
}

const firstPauseMs = 100;
const longestPauseMs = 60_000;
/** What ran for so long had started well. */
const wellMs = 60_000;

/** What only the owner can fix, and not while this process runs. */
const lastingFailures = new Set<StackErrorCode>([
  'failed',
  'rest-missing',
  'migration-failed',
  'migration-history',
  'database-unreadable',
]);

const isLasting = (error: StackError) =>
  // There may be room again.
  lastingFailures.has(error.code) && !/no space left/i.test(error.message);

const stopped = () => new StackError('stopped', 'the embedded backend has been stopped');

/** Makes an embedded backend, which does nothing before `start()`. */
export function createEmbeddedBackend(options: EmbeddedBackendOptions = {}): EmbeddedBackend {
  const { dataDir = dataDirFrom(process.env), log = () => undefined } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const changes = new EventEmitter().setMaxListeners(0);
  let now: Stack | Error | undefined;
  let running: Promise<void> | undefined;

  const set = (next: Stack | Error | undefined) => {
    now = next;
    changes.emit('change');
  };

  /** Runs one stack until it fails or the backend is closed. */
  const runOnce = async (stack: Stack): Promise<StackError> => {
    log(`contact form → embedded Postgres (${displayPath(dataDir)})`);
    set(stack);
    const aborted = new Promise<StackError>((resolve) => {
      if (signal.aborted) resolve(stopped());
      signal.addEventListener('abort', () => resolve(stopped()), { once: true });
    });
    const error = await Promise.race([stack.failed, aborted]);
    set(undefined);
    await stack.close();
    return error;
  };

  /** Runs one stack after another; each reason why none runs is logged once. */
  const run = async (owner: string | undefined): Promise<void> => {
    let told = '';
    let failures = 0;
    let failedStarts = 0;
    const tell = (line: string) => {
      if (line !== told) log(line);
      told = line;
    };
    while (!signal.aborted) {
      let error: StackError;
      try {
        const stack = await startStack({ ...options, dataDir, signal, owner });
        failedStarts = 0;
        told = '';
        const startedAt = Date.now();
        error = await runOnce(stack);
        if (Date.now() - startedAt > wellMs) failures = 0;
        if (!signal.aborted) tell(`${error.message}: starting it again`);
      } catch (reason) {
        if (signal.aborted) return;
        error = reason instanceof StackError ? reason : new StackError('failed', errorText(reason));
        failedStarts += 1;
        tell(`contact form is off: ${error.message}${isLasting(error) ? '' : ' (trying again)'}`);
        // A message can wait for one more start, and is refused with the reason when that one fails too.
        if (isLasting(error) || failedStarts > 1) set(error);
        if (isLasting(error)) return;
      }
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** failures), signal);
      failures += 1;
    }
  };

  return {
    start(owner) {
      running ??= run(owner);
    },
    async stack() {
      while (!now) await once(changes, 'change');
      if (now instanceof Error) throw now;
      return now;
    },
    async close() {
      closing.abort(stopped());
      await running;
      set(stopped());
    },
  };
}
