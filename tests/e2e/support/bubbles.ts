import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How often the browser has shown a bubble of its own. */
    bubbles?: number;
  }
}

/** Counts the browser's own bubbles: it shows one unless somebody prevents the event. */
export const countBubbles = (page: Page) =>
  page.addInitScript(() => {
    window.bubbles = 0;
    const note = (event: Event) =>
      setTimeout(() => {
        if (!event.defaultPrevented) window.bubbles = (window.bubbles ?? 0) + 1;
      });
    addEventListener('invalid', note, true);
  });

export const bubbles = (page: Page) => page.evaluate(() => window.bubbles);
