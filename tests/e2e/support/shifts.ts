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
 * The layout shift since the whole document was on the screen. Before that, a busy machine paints
 * it in pieces.
 */
export const shiftedBy = async (page: Page) => {
  await page.waitForFunction(() => window.wholeSince !== undefined);
  return page.evaluate(() =>
    window.shifts
      .filter(({ startTime }) => startTime >= (window.wholeSince ?? 0))
      .reduce((sum, { value }) => sum + value, 0),
  );
};

/**
 * Expects that nothing has jumped. The limit is not zero: when the typefaces come, words and the labels of a figure move
 * by a few pixels.
 */
export const expectNoShift = async (page: Page, path: string) =>
  expect(await shiftedBy(page), `${path} has jumped`).toBeLessThan(0.005);

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
