import type { Locator } from '@playwright/test';
import { expect, openHydrated, test } from './support/test';

/** Scrolls until this part of an element's height, such as 0.1, has come into sight from below. */
async function showPart(element: Locator, part: number) {
  await element.evaluate((shown, height) => {
    const box = shown.getBoundingClientRect();
    scrollTo({ top: scrollY + box.top + box.height * height - innerHeight, behavior: 'instant' });
    // Long enough for the page to notice.
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
  }, part);
}

for (const { path, height, late, delays } of [
  { path: '/experience', height: 500, late: [1, 2, 3], delays: ['0s', '0s', '0s', '0s'] },
  { path: '/education', height: 300, late: [0, 2], delays: ['0s', '0.2s', '0.4s', '0.6s'] },
]) {
  test(`on ${path} a card appears when a tenth of it is in sight, after its delay`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await openHydrated(page, path);
    const places = page.locator('li[data-reveal]');
    await expect(places).toHaveCount(delays.length);
    for (const index of late) {
      const place = places.nth(index);
      await showPart(place, 0.08);
      await expect(place).toHaveAttribute('data-reveal', 'waiting');
      await expect(place).toHaveCSS('opacity', '0');
      await showPart(place, 0.12);
      await expect(place).toHaveAttribute('data-reveal', 'shown');
      await expect(place).not.toHaveCSS('animation-name', 'none');
    }
    await places.last().scrollIntoViewIfNeeded();
    for (const [index, delay] of delays.entries()) {
      await expect(places.nth(index)).toHaveCSS('animation-delay', delay);
      await expect(places.nth(index)).toHaveCSS('opacity', '1');
    }
  });
}
