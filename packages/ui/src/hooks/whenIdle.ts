/**
 * The longest wait, in milliseconds. Chromium can stop reporting idle time on a page that is at rest, for as long as it
 * is open: one load of the home page in twenty did. MDN advises a timeout for whatever must happen.
 */
const timeoutMs = 1000;

/**
 * Calls back when the browser is idle, after a second at the latest. Safari can't report that, so there it calls back
 * soon.
 *
 * @returns A function that cancels the call.
 */
export function whenIdle(callback: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
