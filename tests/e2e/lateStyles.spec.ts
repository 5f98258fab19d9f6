import type { Page } from '@playwright/test';
import { isFullRun } from '../harness/tiers.ts';
import { familiesShown } from './support/fonts';
import { routes } from './support/routes';
import {
  expect,
  expectProblems,
  makeGate,
  openHydrated,
  openInteractive,
  stated,
  test,
} from './support/test';

declare global {
  interface Window {
    /** What waits while the fonts change, and how high the page was before and is meanwhile, in pixels. */
    change?: { tops: number[]; before: number; during: number; innerHeight: number };
  }
}

/** A part of Chromium's trace. */
interface LayoutEvent {
  name: string;
  ts: number;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

/** Looks at the page in the moment in which the fonts come. */
const watchChange = (page: Page) =>
  page.addInitScript(() => {
    const height = () => document.documentElement.scrollHeight;
    let before = 0;
    addEventListener('load', () => {
      before = height();
    });
    const { add } = FontFaceSet.prototype;
    FontFaceSet.prototype.add = function addAndLook(face) {
      const waiting = [...document.querySelectorAll('[data-waiting]')];
      window.change ??= {
        tops: waiting.map((element) => element.getBoundingClientRect().top),
        before,
        during: height(),
        innerHeight,
      };
      return add.call(this, face);
    };
  });

/** Opens a page whose fonts come when the test says so. */
async function openWithoutFonts(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 800 });
  const { opened, open } = makeGate();
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  await openInteractive(page, path);
  return open;
}

/** Waits until nothing waits any more. */
async function waitForChange(page: Page) {
  await expect.poll(() => familiesShown(page)).toHaveLength(2);
  await expect(page.locator('[data-waiting], [style*="contain"]')).toHaveCount(0);
}

for (const { path } of isFullRun ? routes : routes.slice(0, 1)) {
  test(`while the fonts come to ${path}, what is below a phone’s window waits in its place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await watchChange(page);
    await openHydrated(page, path);
    await waitForChange(page);
    const change = await page.evaluate(() => window.change);
    if (!change) throw new Error('The fonts came in another way.');
    expect(change.tops.length).toBeGreaterThan(3);
    expect(Math.min(...change.tops)).toBeGreaterThanOrEqual(change.innerHeight);
    expect(Math.abs(change.during - change.before)).toBeLessThan(2);
    // Then all of it is there: to be read, searched and copied.
    const last = (await page.locator('main p').last().textContent()) ?? '';
    expect(await page.locator('body').innerText()).toContain(last);
  });
}

test('what a visitor has scrolled to stays where it is when the fonts come', async ({ page }) => {
  const open = await openWithoutFonts(page, '/');
  const heading = page.getByRole('heading', { name: 'Core Values' });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOf();
  open();
  await waitForChange(page);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(3);
});

test('a field below the window keeps the focus when the fonts come', async ({ page }) => {
  const open = await openWithoutFonts(page, '/contact');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(field).not.toBeInViewport();
  open();
  await waitForChange(page);
  await expect(field).toBeFocused();
});

test('the styles that come after the paint leave the page as it was laid out', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium tells what it lays out.');
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

test('without the script that shows them, styles and fonts hold as soon as they have come', async ({
  page,
  problems,
}) => {
  await page.route('**/assets/lateStyles-*.js', (route) => route.abort());
  await openHydrated(page, '/');
  await expect(page.locator('link[media]')).toHaveCount(0);
  await expect.poll(() => familiesShown(page)).toEqual(['Newsreader Display', 'Public Sans']);
  expectProblems(problems, /^console error: Failed to load resource/);
});

test('fonts that never come keep neither the styles nor the application waiting', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => undefined);
  await openHydrated(page, '/');
  await expect(page.locator('link[media]')).toHaveCount(1);
  await expect(page.locator('link[rel="stylesheet"][media]')).toHaveAttribute('href', /fonts-/);
});
