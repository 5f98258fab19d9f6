/** How often and how soon something is tried again within one call. */
export interface RetryOptions {
  /** How often at most, the first time included. @default 3 */
  tries?: number;
  /** How long to wait before the second try, in milliseconds; doubles after it. */
  waitMs: number;
  /** Whether an error may be gone a moment later. */
  isTransient(error: unknown): boolean;
}

/**
 * Does something, again when it fails in a way that may pass.
 * @throws the last error
 */
export async function retry<T>(
  act: () => Promise<T>,
  { tries = 3, waitMs, isTransient }: RetryOptions,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (tries <= 1 || !isTransient(error)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return retry(act, { tries: tries - 1, waitMs: waitMs * 2, isTransient });
}
