/** Functions that run in a page, in any browser: they can't use anything from outside. */

/** A line of text as the window shows it, in CSS pixels. */
export interface ShownText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The first line of each text in the window that nothing covers. What is only at the window's lower end may wait for
 * the visitor to scroll on, unless the page ends there.
 */
export function textsInView(): ShownText[] {
  const texts: ShownText[] = [];
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  const lowest = isAtEnd ? innerHeight : 0.75 * innerHeight;
  const isOutOfSight = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isOutOfSight(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    // The links to sections are a `#`, which a pointer brings out.
    if (!text || !parent || !/[\p{L}\p{N}]/u.test(text) || isOutOfSight(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    if (!line || line.width < 2 || line.top < 0 || line.bottom > lowest) continue;
    if (line.left < 0 || line.right > document.documentElement.clientWidth) continue;
    const { x, y, width, height } = line;
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit === parent || hit?.contains(parent)) texts.push({ text, x, y, width, height });
  }
  return texts;
}

/** Scrolls to a part of the page, in three quarters of the window; `false` beyond its end. */
export function scrollToScreen(index: number): boolean {
  const top = index * 0.75 * innerHeight;
  scrollTo({ top, behavior: 'instant' });
  return index === 0 || top < document.documentElement.scrollHeight - 1;
}

/** The words short enough for any line that are broken all the same. */
export function findBrokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,13}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // WebKit counts the end of the line before, too.
      const parts = [...range.getClientRects()].filter((part) => part.width > 0);
      const tops = parts.map(({ top }) => Math.round(top));
      const { fontSize } = getComputedStyle(node.parentElement);
      if (Math.max(...tops) - Math.min(...tops) > Number.parseFloat(fontSize) / 2) {
        broken.push(word);
      }
    }
  }
  return broken;
}

/**
 * Scrolls to the first visible element that a selector finds, and returns its middle; `undefined` while something
 * covers it.
 * @param text that it must have, if several match
 */
export function findPlace(selector: string, text = ''): { x: number; y: number } | undefined {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find(
    (each) =>
      each.textContent?.includes(text) && each.checkVisibility({ visibilityProperty: true }),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return element?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

/** The text of the first element that a selector finds, or of the whole page. */
export function textOf(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent ?? undefined;
}

/** The path of the editor's field in which somebody types. */
export const focusedField = () =>
  document.activeElement?.closest<HTMLElement>('.field')?.dataset.keyPath;
