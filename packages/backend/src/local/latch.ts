/** A value that many wait for and that may come and go, or be given up for good. */
export interface Latch<T> {
  /** Waits for the value. */
  value(): Promise<T>;
  set(value: T): void;
  /** Takes the value back: whoever asks from now on waits for the next one. */
  clear(): void;
  /** Gives up: whoever waits or asks gets the error. */
  fail(error: Error): void;
}

interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(error: Error): void;
}

function defer<T>(): Deferred<T> {
  const deferred: Partial<Deferred<T>> = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(deferred, { resolve, reject }));
  // Nobody may be waiting when it fails.
  promise.catch(() => undefined);
  return Object.assign(deferred, { promise }) as Deferred<T>;
}

/** A latch without a value. */
export function createLatch<T>(): Latch<T> {
  let current = defer<T>();
  let settled = false;
  const next = (settles: boolean) => {
    if (settled) current = defer<T>();
    settled = settles;
    return current;
  };
  return {
    value: () => current.promise,
    set: (value) => next(true).resolve(value),
    clear: () => void next(false),
    fail: (error) => next(true).reject(error),
  };
}
