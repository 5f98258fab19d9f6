import type { Page } from '@playwright/test';
import { openHydrated } from './test';

/**
 * Opens a page whose time is stopped, with nothing on it that changes by itself: `letMove` starts
 * that, and `page.clock.runFor` lets time pass. That takes long where the pointer was moved before:
 * with this first interaction come the particles, and each of their frames is drawn.
 */
export async function openStopped(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHydrated(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Starts what changes by itself, all at the same moment. */
export const letMove = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });
