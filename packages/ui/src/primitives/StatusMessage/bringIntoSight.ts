/**
 * Scrolls to an element unless all of it is visible, above a phone's keyboard too. It jumps,
 * because some visitors want reduced motion.
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
