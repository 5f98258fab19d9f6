import { setTimeout as delay } from 'node:timers/promises';

/** Waits, and ends early without an error when `signal` aborts. */
export async function pause(durationMs: number, signal?: AbortSignal): Promise<void> {
  await delay(durationMs, undefined, signal && { signal }).catch(() => undefined);
}

/** The promise's value, or `undefined` when it takes longer than `limitMs`. */
export async function within<T>(promise: Promise<T>, limitMs: number): Promise<T | undefined> {
  const stop = new AbortController();
  try {
    return await Promise.race([promise, pause(limitMs, stop.signal).then(() => undefined)]);
  } finally {
    stop.abort();
  }
}

/** Rejects with the signal's reason as soon as it aborts; never resolves. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
