import { errorText, StackError, type StackErrorCode } from './errors.ts';
import type { RestBackend } from './gateway.ts';
import { createLatch } from './latch.ts';
import { dataDirFrom, displayPath } from './paths.ts';
import { createRestartBudget } from './restartBudget.ts';
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

/** What may be gone when the stack is started again. */
const passingFailures = new Set<StackErrorCode>(['database-crashed', 'data-dir-lost']);

const stopped = () => new StackError('stopped', 'the embedded backend has been stopped');

/** Makes an embedded backend, which does nothing before `start()`. */
export function createEmbeddedBackend(options: EmbeddedBackendOptions = {}): EmbeddedBackend {
  const { dataDir = dataDirFrom(process.env), log = () => undefined } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const latch = createLatch<Stack>();
  const budget = createRestartBudget();
  let running: Promise<void> | undefined;

  /** Runs one stack until it fails or the backend is closed. */
  const runOnce = async (owner: string | undefined): Promise<StackError> => {
    const stack = await startStack({ ...options, dataDir, signal, ...(owner ? { owner } : {}) });
    log(`contact form → embedded Postgres (${displayPath(dataDir)})`);
    latch.set(stack);
    const aborted = new Promise<StackError>((resolve) => {
      if (signal.aborted) resolve(stopped());
      signal.addEventListener('abort', () => resolve(stopped()), { once: true });
    });
    const error = await Promise.race([stack.failed, aborted]);
    latch.clear();
    await stack.close();
    return error;
  };

  const run = async (owner: string | undefined): Promise<void> => {
    while (!signal.aborted) {
      const error = await runOnce(owner).catch((problem: unknown) => problem);
      if (signal.aborted) break;
      const pauseMs = budget.spend();
      const passing = error instanceof StackError && passingFailures.has(error.code);
      if (!passing || pauseMs === undefined) {
        log(`contact form is off: ${errorText(error)}`);
        latch.fail(error instanceof Error ? error : new Error(errorText(error)));
        return;
      }
      log(`${errorText(error)}: starting it again`);
      await pause(pauseMs, signal);
    }
  };

  return {
    start(owner) {
      running ??= run(owner);
    },
    url: async () => (await latch.value()).restUrl(),
    async close() {
      closing.abort(stopped());
      latch.fail(stopped());
      await running;
    },
  };
}
