import type { Page } from 'playwright';
import type { BenchSite } from './measurement.ts';

const MEGABIT = (1024 * 1024) / 8;

/** A connection: milliseconds for each round trip, and Mbit/s down and up. */
const connection = (latency: number, down: number, up: number) => ({
  offline: false,
  latency,
  downloadThroughput: down * MEGABIT,
  uploadThroughput: up * MEGABIT,
});

/** The connection of Lighthouse's phone. */
export const SLOW_4G = connection(150, 1.6, 0.75);

/** A cable connection. */
export const CABLE = connection(28, 5, 1);

/** Lends a page on Lighthouse's phone with an empty cache, and a processor that is `slowdown` times slower. */
export async function withPhone<Result>(
  { url: baseURL, browser }: BenchSite,
  { slowdown, network }: { slowdown: number; network?: typeof SLOW_4G },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const viewport = { width: 412, height: 823 };
  const phone = { viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL, ...phone });
  try {
    // On a busy machine it may take a minute until a page is hydrated.
    context.setDefaultTimeout(120_000);
    // What tsx puts into functions, which the page doesn't know.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', network);
    }
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until the application has taken it over. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
