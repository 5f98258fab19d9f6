import type { Page } from '@playwright/test';
import { familiesShown } from './support/fonts';
import { expect, openHydrated, test } from './support/test';

/** When the font files were asked for and the document had loaded, in milliseconds. */
const fontTimes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'));
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      asked: fonts.map(({ startTime }) => startTime),
    };
  });

test('a first visit paints without waiting for the fonts, then gets those that it needs', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect.poll(() => familiesShown(page)).toEqual(['Newsreader Display', 'Public Sans']);
  const { loaded, asked } = await fontTimes(page);
  await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
  // The sample has no letter that needs the others.
  expect(asked).toHaveLength(2);
  for (const time of asked) expect(time).toBeGreaterThan(loaded);
});

test('a visit with a service worker has the fonts from the start', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { value: {} }),
  );
  await openHydrated(page, '/');
  await expect(page.locator('link[rel="stylesheet"][blocking="render"]')).toHaveCount(1);
  await expect.poll(() => familiesShown(page)).toEqual(['Newsreader Display', 'Public Sans']);
  const { loaded, asked } = await fontTimes(page);
  expect(asked).toHaveLength(2);
  for (const time of asked) expect(time).toBeLessThan(loaded);
});
