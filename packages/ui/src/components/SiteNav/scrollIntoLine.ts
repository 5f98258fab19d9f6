/** Room in px that an entry has to the faded edge of its list. */
const EDGE = 32;

/**
 * Brings an entry to the middle of a list that scrolls sideways, unless it is in sight. Unlike
 * `scrollIntoView`, it never scrolls the page.
 */
export function scrollIntoLine(list: Element, entry: Element) {
  const line = list.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.left >= line.left + EDGE && place.right <= line.right - EDGE) return;
  list.scrollLeft += (place.left + place.right - line.left - line.right) / 2;
}
