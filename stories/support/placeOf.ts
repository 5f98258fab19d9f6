/** Where a part of an element's first text is drawn. */
export function placeOf(element: Element, part: string): DOMRect {
  const text = element.firstChild as Text;
  const range = document.createRange();
  const start = text.data.indexOf(part);
  range.setStart(text, start);
  range.setEnd(text, start + part.length);
  return range.getBoundingClientRect();
}
