import type { Page } from '@playwright/test';
import { scrollPosition } from './support/page';
import { paths } from './support/routes';
import { expectNoShift, watchShifts } from './support/shifts';
import {
  expect,
  interact,
  openEarly,
  openHydrated,
  openInteractive,
  test,
  waitForHydration,
  watchScripts,
} from './support/test';

/**
 * All text of the page, except that in <noscript>, which only a browser without JavaScript parses,
 * that of the spam check's field, and the owner's local time, which comes when the browser is idle.
 */
const pageText = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    const later = 'noscript, [aria-hidden]:has(> label), main [data-state="ready"] > :last-child';
    for (const element of copy.querySelectorAll(later)) element.remove();
    return copy.textContent;
  });

for (const path of paths) {
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

/** Lets the test decide which paints the browser reports, and which it can report at all. */
async function reportPaints(page: Page, supportedEntryTypes: string[]) {
  await page.addInitScript((types) => {
    class Paints {
      static supportedEntryTypes = types;
      constructor(report: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
        const entry = { duration: 0, entryType: 'paint', startTime: 1, toJSON: () => ({}) };
        const painted = (name: string) =>
          report({ getEntriesByName: (asked) => (asked === name ? [{ ...entry, name }] : []) });
        addEventListener('painted', (event) => painted((event as CustomEvent<string>).detail));
      }
      observe() {}
    }
    Object.assign(window, { PerformanceObserver: Paints });
  }, supportedEntryTypes);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  return (detail: string) =>
    page.evaluate((name) => dispatchEvent(new CustomEvent('painted', { detail: name })), detail);
}

test('nothing is requested before the first paint of content, however late that is', async ({
  page,
}) => {
  const names = watchScripts(page);
  const paint = await reportPaints(page, ['paint']);
  await page.goto('/');
  await page.clock.runFor(100);
  await paint('first-paint');
  await page.clock.runFor(60_000);
  expect(names).toEqual([]);
  await paint('first-contentful-paint');
  await expect.poll(() => names).not.toEqual([]);
});

test('a browser that has painted nothing yet still answers the first interaction', async ({
  page,
}) => {
  const names = watchScripts(page);
  await reportPaints(page, ['paint']);
  await page.goto('/');
  await page.clock.runFor(60_000);
  expect(names).toEqual([]);
  await page.mouse.move(1, 1);
  await expect.poll(() => names).not.toEqual([]);
});

for (const types of [['mark', 'measure'], undefined]) {
  test(`a browser that reports no paints (${types ?? 'nothing'}) starts half a second after the page has come`, async ({
    page,
  }) => {
    const names = watchScripts(page);
    await reportPaints(page, types as string[]);
    await page.goto('/');
    await page.clock.runFor(400);
    expect(names).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => names).not.toEqual([]);
  });
}

test('on a phone nothing jumps while a page comes to life', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  for (const path of [...paths, '/projects?category=financial-ai']) {
    await openInteractive(page, path);
    await expect(page.locator('canvas')).toBeVisible();
    await expectNoShift(page, path);
  }
});

test('a visitor who has scrolled before the application is there stays where they are', async ({
  page,
}) => {
  const release = await openEarly(page, '/projects');
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollPosition(page)).toBe(400);
  release();
  await waitForHydration(page);
  await interact(page);
  expect(await scrollPosition(page)).toBe(400);
});
