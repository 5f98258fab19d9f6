/**
 * Scrolls to an element unless all of it is visible, even with a phone's keyboard open. It doesn't scroll smoothly,
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
