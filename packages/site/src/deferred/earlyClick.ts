/** Clicks again what a visitor clicked inside an element before React had taken it over. */
export function replayEarlyClick(inside: Element) {
  const { earlyClick } = window;
  if (!(earlyClick instanceof HTMLElement) || !inside.contains(earlyClick)) return;
  if (earlyClick.closest('[data-deferred]')) return;
  window.earlyClick = undefined;
  earlyClick.click();
}
