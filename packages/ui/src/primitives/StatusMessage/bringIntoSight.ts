/**
 * Scrolls to an element unless all of it can be seen, above a phone's keyboard too. At once: the
 * message waits for nobody, and some want nothing to move.
 */
export function bringIntoSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  const { offsetTop: start, height } = window.visualViewport ?? {
    offsetTop: 0,
    height: window.innerHeight,
  };
  if (top >= start && bottom <= start + height) return;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
