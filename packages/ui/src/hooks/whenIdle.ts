/**
 * Calls back when the browser has nothing else to do; soon in Safari, which doesn't tell.
 *
 * @returns How to take it back.
 */
export function whenIdle(callback: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
