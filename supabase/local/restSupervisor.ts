import { errorText, StackError } from './errors.ts';
import { createLatch } from './latch.ts';
import { createRestartBudget } from './restartBudget.ts';
import { type RestOptions, type RestProcess, startRest } from './restProcess.ts';
import { pause } from './timing.ts';

/** A PostgREST that is started again when it stops by itself. */
export interface RestSupervisor {
  /** Its address; waits while it is being started again. */
  url(): Promise<string>;
  /** The process that runs at the moment. */
  pid(): number;
  /** Resolves when it has stopped too often and is left alone. */
  gaveUp: Promise<StackError>;
  close(): Promise<void>;
}

/** What the supervisor tells. */
export interface RestEvents {
  log: (line: string) => void;
  /** PostgREST answers at `url`, or no longer answers. */
  onUrl: (url: string | undefined) => void;
}

/**
 * Starts PostgREST and keeps it running.
 * @throws StackError `rest-failed` when it does not start the first time
 */
export async function superviseRest(
  options: RestOptions,
  { log, onUrl }: RestEvents,
): Promise<RestSupervisor> {
  const closing = new AbortController();
  const signal = AbortSignal.any([options.signal, closing.signal]);
  const latch = createLatch<string>();
  const budget = createRestartBudget();
  let current = await startRest(options);

  const announce = ({ url }: RestProcess) => {
    latch.set(url);
    onUrl(url);
  };

  const restart = async (how: string): Promise<StackError | undefined> => {
    latch.clear();
    onUrl(undefined);
    for (let problem = `it stopped (${how})`; !signal.aborted; ) {
      const pauseMs = budget.spend();
      if (pauseMs === undefined) {
        return new StackError(
          'rest-failed',
          `PostgREST stopped ${budget.allowed} times within a minute (${problem}): restart the site to try again`,
        );
      }
      log(`PostgREST stopped (${how}): starting it again`);
      await pause(pauseMs, signal);
      try {
        current = await startRest({ ...options, signal });
        announce(current);
        return undefined;
      } catch (error) {
        problem = errorText(error);
      }
    }
    return undefined;
  };

  const watch = async (): Promise<StackError> => {
    for (;;) {
      const how = await current.ended;
      if (signal.aborted) return new Promise(() => undefined);
      const error = await restart(how);
      if (!error) continue;
      latch.fail(error);
      return error;
    }
  };

  announce(current);
  return {
    url: latch.value,
    pid: () => current.pid,
    gaveUp: watch(),
    async close() {
      closing.abort(new StackError('stopped', 'the embedded backend is being stopped'));
      await current.stop();
      latch.fail(new StackError('stopped', 'the embedded backend has been stopped'));
    },
  };
}
