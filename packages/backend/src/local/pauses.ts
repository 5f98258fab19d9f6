const firstMs = 100;
const longestMs = 60_000;
/** What ran for so long had started well. */
const wellMs = 60_000;

/** Pauses before something that fails is tried again: each is twice as long as the one before, up to a minute. */
export interface Pauses {
  /**
   * @param ranMs how long it had run before it failed, 0 where it did not start
   * @returns milliseconds
   */
  next(ranMs: number): number;
}

/** Pauses that begin anew once something has run well. */
export function createPauses(): Pauses {
  let failures = 0;
  return {
    next(ranMs) {
      if (ranMs >= wellMs) failures = 0;
      failures += 1;
      return Math.min(longestMs, firstMs * 2 ** (failures - 1));
    },
  };
}
