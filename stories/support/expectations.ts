import { expect, waitFor } from 'storybook/test';

/** Fails if the window scrolls sideways, or if anything is cut off at its side. */
export async function expectNoSidewaysScroll(canvasElement: HTMLElement) {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

/** Waits until no picture that failed is left: something else has taken its place. */
export const expectNoBrokenPicture = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(
      [...canvasElement.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth === 0),
    ).toEqual([]),
  );

/** Fails if two elements overlap. */
export async function expectApart(first: Element, second: Element) {
  const a = first.getBoundingClientRect();
  const b = second.getBoundingClientRect();
  const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  await expect(apart).toBe(true);
}

/** Fails if an element leaves another by more than a rounded pixel. */
export async function expectInside(inner: Element, outer: Element) {
  const a = inner.getBoundingClientRect();
  const b = outer.getBoundingClientRect();
  for (const side of ['left', 'top'] as const) {
    await expect(a[side]).toBeGreaterThanOrEqual(b[side] - 1);
  }
  for (const side of ['right', 'bottom'] as const) {
    await expect(a[side]).toBeLessThanOrEqual(b[side] + 1);
  }
}

/** Fails unless the middles of the elements follow each other from right to left. */
export async function expectRightToLeft(...elements: readonly (Element | null | undefined)[]) {
  const middles = elements.map((element) => {
    const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
    return (left + right) / 2;
  });
  await expect(new Set(middles).size).toBe(elements.length);
  await expect(middles).toEqual(middles.toSorted((a, b) => b - a));
}

/** Walks with Tab over `stops`, in order, from wherever the focus is. */
export async function expectTabOrder(
  userEvent: { tab: () => Promise<void> },
  stops: readonly HTMLElement[],
) {
  for (const stop of stops) {
    await userEvent.tab();
    await expect(stop).toHaveFocus();
  }
}

interface TextLine {
  node: Node;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The part of a line of text that its surroundings, up to `root`, don't cut off. */
function visiblePart(line: TextLine, from: Element | null, root: Element): TextLine {
  if (!from || from === root) return line;
  if (getComputedStyle(from).overflow === 'visible')
    return visiblePart(line, from.parentElement, root);
  const { left, right, top, bottom } = from.getBoundingClientRect();
  const part = {
    ...line,
    left: Math.max(line.left, left),
    right: Math.min(line.right, right),
    top: Math.max(line.top, top),
    bottom: Math.min(line.bottom, bottom),
  };
  return visiblePart(part, from.parentElement, root);
}

/** The lines of text that show inside an element. */
function textLines(root: Element): TextLine[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: TextLine[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    const node = walker.currentNode;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const line = { node, text: node.textContent ?? '', left, right, top, bottom };
      const part = visiblePart(line, node.parentElement, root);
      if (part.right > part.left && part.bottom > part.top) lines.push(part);
    }
  }
  return lines;
}

/** The texts of a drawing that are over another, or that leave it at its side. */
function misplacedTexts(drawing: Element): string[] {
  const { left, right } = drawing.getBoundingClientRect();
  // What is read at a place is over the axis.
  const lines = textLines(drawing).filter(
    ({ node }) => !node.parentElement?.closest('[data-reading]'),
  );
  return lines.flatMap((line, index) => {
    const isInside = line.left >= left - 1 && line.right <= right + 1;
    // A text that ends in an ellipsis has a rectangle with it and one without.
    const others = lines.slice(index + 1).filter(({ node }) => node !== line.node);
    const covered = others.filter((other) => {
      // Lines of text set tightly touch by a pixel or two.
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
      return across > 1 && down > 3;
    });
    return [
      ...(isInside ? [] : [`${line.text} leaves the drawing`]),
      ...covered.map(({ text }) => `${line.text} is over ${text}`),
    ];
  });
}

/** Fails if two texts of a figure's drawing overlap, or if one leaves the figure at its side. */
async function expectTextsApart(canvasElement: HTMLElement) {
  const drawings = [...canvasElement.querySelectorAll('figure [data-drawing]')];
  await expect(drawings.length).toBeGreaterThan(0);
  // One expectation for all: Storybook records each, which takes longer than what is compared.
  await expect(drawings.flatMap(misplacedTexts)).toEqual([]);
}

/** Fails if a small figure's drawing needs more room than it has. */
async function expectDrawingsInside(canvasElement: HTMLElement) {
  for (const drawing of canvasElement.querySelectorAll('figure[data-size="sm"] [data-drawing]')) {
    await expect(drawing.scrollHeight).toBeLessThanOrEqual(drawing.clientHeight + 1);
  }
}

/** Fails if texts of a figure are over each other, or if a drawing leaves its figure. */
export async function expectTidyDrawings(canvasElement: HTMLElement) {
  await expectTextsApart(canvasElement);
  await expectDrawingsInside(canvasElement);
}
