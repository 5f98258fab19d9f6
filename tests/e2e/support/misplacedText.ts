import type { Page } from '@playwright/test';

/** The ways in which visitors change text without losing any of it: WCAG 2.2, 1.4.12 and 1.4.4. */
export const textSettings = {
  'more space between letters, words, lines and paragraphs': `
    * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  'text twice as large': 'html { font-size: 200% !important }',
};

/** Applies a style sheet of the visitor's, which no policy holds back. */
export const applyStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

/** The texts of the page that something cuts off, and those of its main part and footer that are over another. */
export const misplacedText = (page: Page, exceptions: string) =>
  page.evaluate((except) => {
    const problems = new Set<string>();
    const placed: { node: Text; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (
      let node = walker.nextNode() as Text | null;
      node;
      node = walker.nextNode() as Text | null
    ) {
      const { parentElement } = node;
      if (node.data.trim() === '' || !parentElement || parentElement.closest(except)) continue;
      if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      );
      let isShown = true;
      let isTurned = false;
      let isCut = false;
      for (let box: Element | null = parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, transform } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        // Out of sight, for assistive technology.
        if (clipPath.startsWith('inset(50%')) isShown = false;
        if (transform !== 'none' && new DOMMatrix(transform).b !== 0) isTurned = true;
        // The rest of it can be scrolled to.
        if (box === document.body || /auto|scroll/.test(overflowX + overflowY)) break;
        const isClipped = (overflow: string) => /hidden|clip/.test(overflow);
        isCut ||= rects.some(
          (rect) =>
            (isClipped(overflowX) && (rect.left < left - 1 || rect.right > right + 1)) ||
            // A line is higher than its letters.
            (isClipped(overflowY) &&
              (rect.top + rect.height / 5 < top - 1 || rect.bottom - rect.height / 5 > bottom + 1)),
        );
      }
      if (!isShown) continue;
      if (isCut) problems.add(`"${node.data.trim()}" is cut off`);
      // The rectangle of a slanted text is larger than the text; the heading covers the header of a phone.
      if (isTurned || parentElement.closest('header')) continue;
      for (const rect of rects) placed.push({ node, rect });
    }
    for (const [index, { node, rect }] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        if (other.node.parentElement === node.parentElement) continue;
        const [one, two] = [rect, other.rect];
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down =
          Math.min(one.bottom - one.height / 5, two.bottom - two.height / 5) -
          Math.max(one.top + one.height / 5, two.top + two.height / 5);
        if (across > 2 && down > 1) {
          problems.add(`"${node.data.trim()}" is over "${other.node.data.trim()}"`);
        }
      }
    }
    return [...problems];
  }, exceptions);
