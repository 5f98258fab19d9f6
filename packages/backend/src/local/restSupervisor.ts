import { errorText, StackError } from './errors.ts';
import { createLatch } from './latch.ts';
import { createPauses } from './pauses.ts';
import { type RestOptions, type RestProcess, startRest } from './restProcess.ts';
import { pause } from './timing.ts';

/** A PostgREST that is started again when it stops by itself, for as long as it takes. */
export interface RestSupervisor {
  /** Its address; waits while it is being started again, and says why where it does not start. */
  url(): Promise<string>;
  /** The process that runs at the moment. */
  pid(): number;
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
  const pauses = createPauses();
  let current = await startRest(options);

  const announce = ({ url }: RestProcess) => {
    latch.set(url);
    onUrl(url);
  };

  /** Starts it again until it answers; each reason why it does not is told once. */
  const restart = async (reason: string, ranMs: number): Promise<void> => {
    latch.clear();
    onUrl(undefined);
    log(`${reason}: starting it again`);
    let told = reason;
    for (let ran = ranMs; !signal.aborted; ran = 0) {
      await pause(pauses.next(ran), signal);
      if (signal.aborted) return;
      try {
        current = await startRest({ ...options, signal });
        return announce(current);
      } catch (error) {
        if (signal.aborted) return;
        const problem = errorText(error);
        if (problem !== told) log(problem);
        told = problem;
        latch.fail(new StackError('rest-failed', problem));
      }
    }
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      const startedAt = Date.now();
      const how = await current.ended;
      if (!signal.aborted) await restart(`PostgREST ${how}`, Date.now() - startedAt);
    }
  };

  announce(current);
  const watching = watch();
  return {
    url: latch.value,
    pid: () => current.pid,
    async close() {
      closing.abort(new StackError('stopped', 'the embedded backend is being stopped'));
      await current.stop();
      await watching;
      latch.fail(new StackError('stopped', 'the embedded backend has been stopped'));
    },
  };
}
