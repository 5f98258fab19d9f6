import { familiesShown } from './support/fonts';
import { routes } from './support/routes';
import { shiftedBy, watchShifts } from './support/shifts';
import { expect, makeGate, openInteractive, test } from './support/test';

/** What some letters cost that become a trace wider or narrower; a line more would move 0.02 to 0.07. */
const SOME_LETTERS = 0.002;

for (const width of [320, 360, 375, 390, 600, 768, 1280]) {
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
    expect(Math.max(...shifts)).toBeLessThan(SOME_LETTERS);
  });
}
