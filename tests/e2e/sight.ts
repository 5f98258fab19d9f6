import type { Locator, Page } from '@playwright/test';

/** Waits until the page has drawn what it had to draw, before looking at what must not change. */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Scrolls until this part of an element's height, such as 0.1, has come into sight from below. */
export async function showPart(element: Locator, part: number) {
  await element.evaluate((shown, height) => {
    const box = shown.getBoundingClientRect();
    scrollTo({ top: scrollY + box.top + box.height * height - innerHeight, behavior: 'instant' });
  }, part);
  await settle(element.page());
}
