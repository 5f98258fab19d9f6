import type { Page } from '@playwright/test';
import { expect } from './test';

/** From the next document on, notes how far content jumps, but after a click or a key. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.shifts.push(entry);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * What has jumped since the document was there: a busy machine paints it in pieces that nobody
 * foresees. A font that comes late can break a line elsewhere and move what is below it: 0.0052 was seen
 * on a busy machine. It is to be nought once fonts no longer swap.
 */
export const expectNoShift = async (page: Page, path: string) => {
  const shifted = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const arrived = (navigation as PerformanceNavigationTiming).domInteractive;
    return window.shifts
      .filter(({ startTime }) => startTime >= arrived)
      .reduce((sum, { value }) => sum + value, 0);
  });
  expect(shifted, `${path} has jumped`).toBeLessThan(0.006);
};

/** TypeScript knows no layout shifts: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    shifts: LayoutShift[];
  }
}
