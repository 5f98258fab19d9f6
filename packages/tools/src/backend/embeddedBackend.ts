import { dataDirFrom } from '@portfolio/build/folders/dataFolder';
import { displayPath } from '@portfolio/build/folders/repository';
import { errorText, StackError } from './errors.ts';
import type { RestBackend } from './gateway.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { pause, rejectOnAbort } from './timing.ts';

/** Options of the embedded backend. */
export interface EmbeddedBackendOptions extends Omit<StackOptions, 'signal' | 'owner'> {
  /** Gets each line worth showing. @default nothing is shown */
  log?: (line: string) => void;
}

/** A stack that runs in the background of a site, which keeps running even if the stack fails. */
export interface EmbeddedBackend extends RestBackend {
  /** Starts it, and again whenever it fails; messages for the owner go to `log`. */
  start(owner?: string): void;
  /** The running stack. Waits while it starts, and rejects with the reason if it can't. */
  stack(): Promise<Stack>;
  /** Stops it, also while it is starting. */
  close(): Promise<void>;
}

/** The time before a stopped stack starts again. Messages wait meanwhile. */
const restartPauseMs = 1_000;
/** The time before a retry after a failed start. Messages are refused meanwhile. */
const retryPauseMs = 15_000;

/** Makes an embedded backend, which does nothing before `start()`. */
export function createEmbeddedBackend(options: EmbeddedBackendOptions = {}): EmbeddedBackend {
  const { dataDir = dataDirFrom(process.env), log = () => undefined, ...stackOptions } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const stopped = rejectOnAbort(signal);
  let start: EmbeddedBackend['start'] = () => undefined;
  const started = new Promise<string | undefined>((resolve) => {
    start = resolve;
  });

  const startNext = async (): Promise<Stack> => {
    const owner = await Promise.race([stopped, started]);
    return startStack({ ...stackOptions, dataDir, signal, owner });
  };
  let current = startNext();

  /** Runs one stack after another. Repeated reasons are logged once. */
  const run = async (): Promise<void> => {
    let lastLine = '';
    const tell = (line: string) => {
      if (line !== lastLine) log(line);
      lastLine = line;
    };
    for (;;) {
      try {
        const stack = await current;
        tell(`contact form → embedded Postgres (${displayPath(dataDir)})`);
        const end = stopped.catch((reason: StackError) => reason);
        const { message } = await Promise.race([stack.failed, end]);
        const closed = stack.close().then(() => pause(restartPauseMs, signal));
        current = closed.then(startNext);
        if (!signal.aborted) tell(`${message}: starting it again`);
      } catch (error) {
        if (signal.aborted) return;
        tell(`contact form is off: ${errorText(error)} (trying again)`);
        await pause(retryPauseMs, signal);
        current = startNext();
      }
    }
  };
  const running = run();

  return {
    start,
    async stack() {
      signal.throwIfAborted();
      return current;
    },
    async close() {
      closing.abort(new StackError('stopped', 'the embedded backend has been stopped'));
      await running;
    },
  };
}
