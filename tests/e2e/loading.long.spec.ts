import type { Page } from '@playwright/test';
import { scrollPosition } from './support/page';
import { routes } from './support/routes';
import { expectNoShift, watchShifts } from './support/shifts';
import {
  expect,
  holdBack,
  openHydrated,
  openInteractive,
  test,
  waitForHydration,
  watchScripts,
} from './support/test';

/**
 * All text of the page, except that in <noscript>, which only a browser without JavaScript parses,
 * and that of the spam check's field.
 */
const pageText = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('noscript, [aria-hidden]:has(> label)'))
      element.remove();
    return copy.textContent;
  });

for (const { path } of routes) {
  test(`hydrating ${path} changes no text, moves nothing and reports nothing`, async ({
    page,
    browser,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await watchShifts(page);
    await openHydrated(page, path);
    await expectNoShift(page, path);
    await plain.goto(page.url());
    expect(await pageText(page)).toBe(await pageText(plain));
    await plain.close();
  });
}

test('nothing is asked for while the browser has painted no more than the background', async ({
  page,
}) => {
  const names = watchScripts(page);
  await page.addInitScript(() => {
    // In the place of the browser's: what it reports is up to the test.
    class Paints {
      constructor(report: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
        const entry = { duration: 0, entryType: 'paint', startTime: 1, toJSON: () => ({}) };
        const painted = (name: string) =>
          report({ getEntriesByName: (asked) => (asked === name ? [{ ...entry, name }] : []) });
        addEventListener('painted', (event) => painted((event as CustomEvent<string>).detail));
      }
      observe() {}
    }
    Object.assign(window, { PerformanceObserver: Paints });
  });
  const paint = (detail: string) =>
    page.evaluate((name) => dispatchEvent(new CustomEvent('painted', { detail: name })), detail);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.clock.runFor(100);
  await paint('first-paint');
  expect(names).toEqual([]);
  await paint('first-contentful-paint');
  await expect.poll(() => names).not.toEqual([]);
});

test('on a phone nothing jumps while a page comes to life', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  for (const path of [...routes.map((route) => route.path), '/projects?category=financial-ai']) {
    await openInteractive(page, path);
    await expect(page.locator('canvas')).toBeVisible();
    await expectNoShift(page, path);
  }
});

test('a visitor who has scrolled before the application is there stays where they are', async ({
  page,
}) => {
  const release = await holdBack(page, 'entry.client');
  await page.goto('/projects');
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollPosition(page)).toBe(700);
  release();
  await waitForHydration(page);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  expect(await scrollPosition(page)).toBe(700);
});
