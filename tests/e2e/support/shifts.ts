import type { Page } from '@playwright/test';
import { expect } from './test';

/** From the next document on, records how far content jumps, except after a click or a key. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.shifts.push(entry);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () =>
      // The second frame with the whole document.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // The frame's own time stamp may be too early on a busy machine.
          window.wholeSince = performance.now();
        }),
      ),
    );
  });

/**
 * Expects that nothing has jumped since the whole document was on the screen. Before that, a busy
 * machine paints it in pieces. The limit is not zero: a font that is a frame late moves a word by a pixel.
 */
export const expectNoShift = async (page: Page, path: string) => {
  await page.waitForFunction(() => window.wholeSince !== undefined);
  const shifted = await page.evaluate(() =>
    window.shifts
      .filter(({ startTime }) => startTime >= (window.wholeSince ?? 0))
      .reduce((sum, { value }) => sum + value, 0),
  );
  expect(shifted, `${path} has jumped`).toBeLessThan(0.001);
};

/** TypeScript doesn't know layout shifts: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    shifts: LayoutShift[];
    /** When the whole document had been on the screen for a frame, in milliseconds. */
    wholeSince?: number;
  }
}
