import type { Page } from '@playwright/test';
import { familiesShown } from './support/fonts';
import { expect, expectProblems, openHydrated, test } from './support/test';

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

test('letters that the page has got later come in the same typeface', async ({ page }) => {
  await openHydrated(page, '/');
  await expect.poll(() => familiesShown(page)).toHaveLength(2);
  const files = page.evaluate(() => document.fonts.ready.then(() => document.fonts.size));
  const more = page.waitForResponse(/public-sans-latin-ext.*\.woff2/);
  await page
    .locator('main p')
    .first()
    .evaluate((text) => text.append(' Čeněk'));
  expect((await more).status()).toBe(200);
  expect(await page.evaluate(() => document.fonts.size)).toBe(await files);
});

test('a page that doesn’t exist has the fonts too', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect.poll(() => familiesShown(page)).toEqual(['Newsreader Display', 'Public Sans']);
});

for (const [what, file] of [
  ['a font', '**/public-sans-latin-*.woff2'],
  ['the fonts’ stylesheet', '**/assets/fonts-*.css'],
] as const) {
  test(`${what} that can’t be loaded leaves the text as it was`, async ({ page, problems }) => {
    await page.route(file, (route) => route.abort());
    await openHydrated(page, '/');
    await expect.poll(() => problems).not.toEqual([]);
    expect(await familiesShown(page)).not.toContain('Public Sans');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser's own words, and no error of ours.
    expectProblems(problems, /^console error: Failed to load resource/);
  });
}
