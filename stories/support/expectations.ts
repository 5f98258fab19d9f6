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

/** The rectangles of the lines of text that show inside an element. */
function textLines(root: Element): { text: string; box: DOMRect }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const text = walker.currentNode.textContent ?? '';
    for (const box of range.getClientRects()) if (box.width > 0) lines.push({ text, box });
  }
  return lines;
}

/** Fails if two texts of a figure's drawing overlap, or if one leaves the figure at its side. */
export async function expectTextsApart(canvasElement: HTMLElement) {
  const drawings = canvasElement.querySelectorAll('figure [role="img"]');
  await expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) {
    const { left, right } = drawing.getBoundingClientRect();
    const cut = new Set(
      [...drawing.querySelectorAll('*')].filter(
        (item) => getComputedStyle(item).overflow === 'hidden',
      ),
    );
    const isCut = (text: string) => [...cut].some((item) => item.textContent?.includes(text));
    const lines = textLines(drawing).filter(({ text }) => !isCut(text));
    for (const [index, { text, box }] of lines.entries()) {
      await expect(box.left, text).toBeGreaterThanOrEqual(left - 1);
      await expect(box.right, text).toBeLessThanOrEqual(right + 1);
      for (const other of lines.slice(index + 1)) {
        // Lines of text set tightly touch by a pixel or two.
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        await expect(across > 1 && down > 3, `${text} over ${other.text}`).toBe(false);
      }
    }
  }
}

/** Fails if a small figure's drawing needs more room than it has. */
export async function expectDrawingsInside(canvasElement: HTMLElement) {
  for (const drawing of canvasElement.querySelectorAll('figure[data-size="sm"] [role="img"]')) {
    await expect(drawing.scrollHeight).toBeLessThanOrEqual(drawing.clientHeight + 1);
  }
}

/** Fails if texts of a figure are over each other, or if a drawing leaves its figure. */
export async function expectTidyDrawings(canvasElement: HTMLElement) {
  await expectTextsApart(canvasElement);
  await expectDrawingsInside(canvasElement);
}
