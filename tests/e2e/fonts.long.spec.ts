import { whenDrawn } from './support/fonts';
import { paths } from './support/routes';
import { shiftedBy, watchShifts } from './support/shifts';
import { expect, stated, test, waitForHydration } from './support/test';

/** A part of Chromium's trace. */
interface LayoutEvent {
  name: string;
  ts: number;
  args: { beginData?: { frame: string; dirtyObjects: number; totalObjects: number } };
}

/** Cumulative Layout Shift (web.dev/articles/cls): 0.1 is good, and this is a tenth of it. */
const MOST = 0.01;

for (const width of [320, 360, 390, 414, 768, 1024, 1120, 1280]) {
  test(`at ${width} px, nothing jumps when the typefaces come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const path of paths) {
      let release: () => void = () => undefined;
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      // The load event waits for the files.
      await page.goto(path, { waitUntil: 'commit' });
      await waitForHydration(page);
      release();
      await whenDrawn(page);
      expect.soft(await shiftedBy(page), path).toBeLessThanOrEqual(MOST);
      await page.unroute('**/*.woff2');
    }
  });
}

test('the styles that come after the paint leave the page as it was laid out', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  const browser = stated(page.context().browser() ?? undefined);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] });
  await page.goto('/', { waitUntil: 'commit' });
  await waitForHydration(page);
  const trace: { traceEvents: LayoutEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const paint = trace.traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  const paintedAt = stated(paint).ts;
  /** How many boxes each document had. Icons are small documents of their own. */
  const boxes = new Map<string, number>();
  const again = trace.traceEvents
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ ts, args }) => {
      const { frame, dirtyObjects, totalObjects } = stated(args.beginData);
      // A busy browser paints before it has read all of the page. What it reads after that is new.
      const isNew = totalObjects - (boxes.get(frame) ?? 0);
      boxes.set(frame, totalObjects);
      return ts > paintedAt ? dirtyObjects - isNew : [];
    });
  expect(Math.max(0, ...again)).toBeLessThan(200);
});
