import { expect } from 'storybook/test';

/** Fails if the window scrolls sideways, or if anything is cut off at its side. */
export async function expectNoSidewaysScroll(canvasElement: HTMLElement) {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

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
