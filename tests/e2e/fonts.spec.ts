import type { Page } from '@playwright/test';
import { typefacesShown } from './support/fonts';
import { navLink } from './support/page';
import { expectNoShift, watchShifts } from './support/shifts';
import {
  expect,
  expectProblems,
  makeGate,
  openHydrated,
  stated,
  test,
  waitForHydration,
} from './support/test';

const both = { heading: true, text: true };

const neither = { heading: false, text: false };

/** A part of Chromium's trace. */
interface LayoutEvent {
  name: string;
  ts: number;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** Opens a page whose fonts come when the test says so. */
async function openWithoutFonts(page: Page, path: string) {
  const { opened, open } = makeGate();
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  return open;
}

test.skip(({ browserName }) => browserName !== 'chromium', 'Others don’t tell what they draw.');

test('fonts that come with the page are in its first paint, and no others are asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  await openHydrated(page, '/');
  expect(await typefacesShown(page)).toEqual(both);
  // The sample has no letter that needs the others.
  expect(asked).toHaveLength(2);
});

test('a text keeps its face when the fonts come later, and the next document has them', async ({
  page,
}) => {
  await watchShifts(page);
  const open = await openWithoutFonts(page, '/');
  expect(await typefacesShown(page)).toEqual(neither);
  const arrived = page.waitForResponse(/public-sans-latin-.*\.woff2/);
  open();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await typefacesShown(page)).toEqual(neither);
  await navLink(page, 'Experience').click();
  await expectNoShift(page, '/');
  await page.unroute('**/*.woff2');
  await openHydrated(page, '/');
  expect(await typefacesShown(page)).toEqual(both);
});

test('a page that doesn’t exist has the fonts too', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  expect(await typefacesShown(page)).toEqual(both);
});

test('a font that can’t be loaded leaves the text as it was', async ({ page, problems }) => {
  await page.route('**/public-sans-latin-*.woff2', (route) => route.abort());
  await openHydrated(page, '/');
  await expect.poll(() => problems).not.toEqual([]);
  expect(await typefacesShown(page)).toEqual({ heading: true, text: false });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser's own words, and no error of ours.
  expectProblems(problems, /^console error: Failed to load resource/);
});

test('the styles that come after the paint leave the page as it was laid out', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  const browser = stated(page.context().browser() ?? undefined);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
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
