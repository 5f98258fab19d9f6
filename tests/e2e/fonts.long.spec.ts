import { medianOf } from '../bench/measurement';
import { familiesShown } from './support/fonts';
import { routes } from './support/routes';
import { shiftedBy, watchShifts } from './support/shifts';
import { expect, makeGate, openInteractive, test } from './support/test';

/** What one line more moves where a heading ends at the edge: the fallbacks are as wide as the fonts by 1 %. */
const ONE_LINE = 0.04;

for (const width of [360, 390, 768, 1280]) {
  test(`${width} px wide, nothing jumps when the fonts come after the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const shifts: number[] = [];
    for (const { path } of routes) {
      const { opened, open } = makeGate();
      await page.route('**/*.woff2', async (route) => {
        await opened;
        await route.continue();
      });
      await openInteractive(page, path);
      expect(await familiesShown(page)).toEqual([]);
      open();
      await expect.poll(() => familiesShown(page)).toHaveLength(2);
      // What has moved is known a frame later.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      shifts.push(await shiftedBy(page));
      await page.unroute('**/*.woff2');
    }
    expect(Math.max(...shifts)).toBeLessThan(ONE_LINE);
    expect(medianOf(shifts)).toBeLessThan(0.001);
  });
}
