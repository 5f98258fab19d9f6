/**
 * Calls back when the browser has nothing else to do; soon in Safari, which doesn't report that.
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
