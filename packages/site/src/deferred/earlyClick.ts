/** Clicks again what a visitor clicked inside an element before React had taken it over. */
export function replayEarlyClick(inside: Element) {
  const { earlyClick } = window;
  if (!earlyClick || !inside.contains(earlyClick) || earlyClick.closest('[data-deferred]')) return;
  window.earlyClick = undefined;
  earlyClick.click();
}
