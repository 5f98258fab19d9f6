import type { Page } from '@playwright/test';
import { expect } from './test';

/** From the next document on, adds up how far content jumps, but after a click or a key. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as LayoutShift;
        if (!hadRecentInput) window.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The score is nought as it is reported: a font that is a frame late moves a word by a pixel. */
export const expectNoShift = async (page: Page, path: string) =>
  expect(await page.evaluate(() => window.shifted), `${path} has jumped`).toBeLessThan(0.001);

/** TypeScript knows no layout shifts: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    shifted: number;
  }
}
