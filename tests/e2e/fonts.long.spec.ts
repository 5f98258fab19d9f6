import type { Page } from '@playwright/test';
import { typefacesShown } from './support/fonts';
import { heading, navLink } from './support/page';
import { expectNoShift, watchShifts } from './support/shifts';
import { expect, expectProblems, openHydrated, stated, test } from './support/test';

const both = { heading: true, text: true };

const neither = { heading: false, text: false };

test.skip(({ browserName }) => browserName !== 'chromium', 'Others don’t report the drawn fonts.');

/** A part of Chromium's trace. */
interface LayoutEvent {
  name: string;
  ts: number;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** Opens a page, and waits until the fonts have come. */
async function openWithFonts(page: Page, path: string) {
  const files = ['public-sans-latin-', 'newsreader-display-latin-'].map((name) =>
    page.waitForResponse((answer) => answer.url().includes(name)),
  );
  await openHydrated(page, path);
  for (const file of await Promise.all(files)) await file.finished();
}

test('a first page paints without waiting for the fonts, and its text keeps its typeface; the next page has them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  await watchShifts(page);
  await openWithFonts(page, '/');
  // The sample has no letter that needs the others.
  expect(asked).toHaveLength(2);
  expect(await typefacesShown(page)).toEqual(neither);
  await expectNoShift(page, '/');
  // The page has the files; it needs a moment to read them.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
  );
  await navLink(page, 'Experience').click();
  await expect(heading(page)).toHaveText('Career Ladder');
  await expect.poll(() => typefacesShown(page)).toEqual(both);
  await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
});

test('a visitor who saves data keeps the fallback', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked += 1;
  });
  await openHydrated(page, '/');
  await navLink(page, 'Experience').click();
  await expect(heading(page)).toHaveText('Career Ladder');
  expect(await typefacesShown(page)).toEqual(neither);
  expect(asked).toBe(0);
});

test('a font that can’t be loaded leaves the text as it was', async ({ page, problems }) => {
  await page.route('**/public-sans-latin-*.woff2', (route) => route.abort());
  await openHydrated(page, '/');
  await expect.poll(() => problems).not.toEqual([]);
  await navLink(page, 'Experience').click();
  await expect(heading(page)).toHaveText('Career Ladder');
  expect(await typefacesShown(page)).toEqual(neither);
  // The browser's own message, and no error of ours.
  expectProblems(problems, /^console error: Failed to load resource/);
});

test('the styles that come after the paint leave the page as it was laid out', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  const browser = stated(page.context().browser() ?? undefined);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] });
  await openHydrated(page, '/');
  const trace: { traceEvents: LayoutEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const paint = trace.traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  const paintedAt = stated(paint).ts;
  const whole = trace.traceEvents
    .filter(({ name, ts }) => name === 'Layout' && ts > paintedAt)
    .map(({ args }) => stated(args.beginData))
    // Icons are small documents of their own.
    .filter(({ dirtyObjects, totalObjects }) => totalObjects > 200 && dirtyObjects > 200);
  expect(whole).toEqual([]);
});
