import { EventEmitter, once } from 'node:events';
import { errorText, StackError, type StackErrorCode } from './errors.ts';
import { dataDirFrom, displayPath } from './folder/paths.ts';
import type { RestBackend } from './gateway/gateway.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { pause, rejectOnAbort } from './timing.ts';

/** How to run the embedded backend. */
export interface EmbeddedBackendOptions extends Omit<StackOptions, 'signal' | 'owner'> {
  /** Gets each line worth showing. @default nothing is shown */
  log?: (line: string) => void;
}

/** A stack that runs in the background of a site, which keeps running even if the stack fails. */
export interface EmbeddedBackend extends RestBackend {
  /** Starts it, and again whenever it fails; messages for the owner go to `log`. */
  start(owner?: string): void;
  /** The running stack; waits while it starts, and rejects with the reason why it does not. */
  stack(): Promise<Stack>;
  /** Stops it, also while it is starting. */
  close(): Promise<void>;
}

const firstPauseMs = 100;
const longestPauseMs = 60_000;
/** A stack that ran for so long had started well. */
const wellMs = 60_000;

/** Failures that only the owner can fix, and not while this process runs. */
const lastingFailures = new Set<StackErrorCode>([
  'failed',
  'rest-missing',
  'migration-failed',
  'migration-history',
  'database-unreadable',
]);

/** Makes an embedded backend, which does nothing before `start()`. */
export function createEmbeddedBackend(options: EmbeddedBackendOptions = {}): EmbeddedBackend {
  const { dataDir = dataDirFrom(process.env), log = () => undefined, ...stackOptions } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const changes = new EventEmitter().setMaxListeners(0);
  let now: Stack | Error | undefined;
  let running: Promise<void> | undefined;

  const set = (next: Stack | Error | undefined) => {
    now = next;
    changes.emit('change');
  };

  /** Runs one stack after another; each reason for a failure is logged once. */
  const run = async (owner: string | undefined): Promise<void> => {
    let told = '';
    let failures = 0;
    let failedStarts = 0;
    const tell = (line: string) => {
      if (line !== told) log(line);
      told = line;
    };
    while (!signal.aborted) {
      try {
        const stack = await startStack({ ...stackOptions, dataDir, signal, owner });
        const startedAt = Date.now();
        failedStarts = 0;
        told = '';
        log(`contact form → embedded Postgres (${displayPath(dataDir)})`);
        set(stack);
        const stopped = rejectOnAbort(signal);
        const error = await Promise.race([stack.failed, stopped]).finally(async () => {
          set(undefined);
          await stack.close();
        });
        signal.throwIfAborted();
        if (Date.now() - startedAt > wellMs) failures = 0;
        tell(`${error.message}: starting it again`);
      } catch (reason) {
        if (signal.aborted) return;
        const error =
          reason instanceof StackError ? reason : new StackError('failed', errorText(reason));
        const isLasting = lastingFailures.has(error.code);
        failedStarts += 1;
        tell(`contact form is off: ${error.message}${isLasting ? '' : ' (trying again)'}`);
        // A message can wait for one more start, and is refused with the reason when that one fails too.
        if (isLasting || failedStarts > 1) set(error);
        if (isLasting) return;
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
      const stopped = new StackError('stopped', 'the embedded backend has been stopped');
      closing.abort(stopped);
      await running;
      set(stopped);
    },
  };
}
