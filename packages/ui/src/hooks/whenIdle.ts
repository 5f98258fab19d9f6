/**
 * Calls back when the browser is idle. Safari can't report that, so there it calls back soon.
 *
 * @returns A function that cancels the call.
 */
export function whenIdle(callback: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
