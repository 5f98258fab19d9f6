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
