import { errorText, StackError, type StackErrorCode } from './errors.ts';
import type { RestBackend } from './gateway.ts';
import { createLatch } from './latch.ts';
import { dataDirFrom, displayPath } from './paths.ts';
import { createPauses } from './pauses.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { pause } from './timing.ts';

/** How to run the embedded backend. */
export type EmbeddedBackendOptions = Omit<StackOptions, 'signal'>;

/** A stack that runs in the background of a site, which goes on whatever happens to it. */
export interface EmbeddedBackend extends RestBackend {
  /** Starts it, once; what the site's user should know goes to `log`. */
  start(owner?: string): void;
  /** Stops it, also while it is starting. */
  close(): Promise<void>;
}

/** What nobody but the owner can mend, and not while this process runs. */
const lastingFailures = new Set<StackErrorCode>([
  'rest-missing',
  'migration-failed',
  'migration-history',
  'database-unreadable',
]);

const isLasting = (error: Error) =>
  !(error instanceof StackError) ||
  // There may be room again.
  (lastingFailures.has(error.code) && !/no space left/i.test(error.message));

const stopped = () => new StackError('stopped', 'the embedded backend has been stopped');

/** How a stack has ended. */
interface End {
  error: Error;
  /** How long it had run, 0 where it did not start. */
  ranMs: number;
}

/** Makes an embedded backend, which does nothing before `start()`. */
export function createEmbeddedBackend(options: EmbeddedBackendOptions = {}): EmbeddedBackend {
  const { dataDir = dataDirFrom(process.env), log = () => undefined } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const latch = createLatch<Stack>();
  const pauses = createPauses();
  let running: Promise<void> | undefined;

  /** Runs one stack until it fails or the backend is closed. */
  const runOnce = async (owner: string | undefined): Promise<End> => {
    let stack: Stack;
    try {
      stack = await startStack({ ...options, dataDir, signal, ...(owner ? { owner } : {}) });
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(errorText(error)), ranMs: 0 };
    }
    const startedAt = Date.now();
    log(`contact form → embedded Postgres (${displayPath(dataDir)})`);
    latch.set(stack);
    const aborted = new Promise<StackError>((resolve) => {
      if (signal.aborted) resolve(stopped());
      signal.addEventListener('abort', () => resolve(stopped()), { once: true });
    });
    const error = await Promise.race([stack.failed, aborted]);
    latch.clear();
    await stack.close();
    return { error, ranMs: Math.max(1, Date.now() - startedAt) };
  };

  /** Runs one stack after another; each reason why there is none is told once. */
  const run = async (owner: string | undefined): Promise<void> => {
    let told = '';
    const tell = (line: string) => {
      if (line !== told) log(line);
      told = line;
    };
    for (let failedStarts = 0; !signal.aborted; ) {
      const { error, ranMs } = await runOnce(owner);
      if (signal.aborted) break;
      const isLast = isLasting(error);
      failedStarts = ranMs === 0 ? failedStarts + 1 : 0;
      tell(
        ranMs === 0
          ? `contact form is off: ${error.message}${isLast ? '' : ' (trying again)'}`
          : `${error.message}: starting it again`,
      );
      // A message can wait for one more start, and is refused with the reason when that one fails too.
      if (isLast || failedStarts > 1) latch.fail(error);
      if (isLast) return;
      await pause(pauses.next(ranMs), signal);
    }
  };

  const stack = () => latch.value();
  return {
    start(owner) {
      running ??= run(owner);
    },
    url: async () => (await stack()).restUrl(),
    anonToken: async () => (await stack()).anonToken(),
    async close() {
      closing.abort(stopped());
      latch.fail(stopped());
      await running;
    },
  };
}
