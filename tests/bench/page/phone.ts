import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';
import type { BenchSite } from '../measurement.ts';

/** A page on a phone, and the browser's own tools for it. */
export interface Phone {
  page: Page;
  cdp: CDPSession;
}

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** The connection of Lighthouse's phone: 150 ms for each round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A cable connection: 28 ms for each round trip, 5 Mbit/s down, 1 Mbit/s up. */
export const CABLE = {
  offline: false,
  latency: 28,
  downloadThroughput: (5 * 1024 * 1024) / 8,
  uploadThroughput: (1024 * 1024) / 8,
};

/** How long a finger stays on the glass, in milliseconds. */
const TAP_MS = 80;

/** What tsx puts into functions, which the page doesn't know. */
const TSX_HELPER = 'globalThis.__name = (named) => named;';

interface PhoneOptions {
  /** How many times slower the processor is. @default 4, as Lighthouse's phone */
  slowdown?: number;
  /** A window of another size, for example. @default none */
  context?: BrowserContextOptions;
}

/** Lends a page in a browser context of its own, with an empty cache. */
export async function withPhone<Result>(
  { browser }: Pick<BenchSite, 'browser'>,
  use: (phone: Phone) => Promise<Result>,
  { slowdown = 4, context: options }: PhoneOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    await context.addInitScript(TSX_HELPER);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use({ page, cdp });
  } finally {
    await context.close();
  }
}

/** The address of a page: `/skills` below the site's base path. */
export const addressOf = ({ url }: Pick<BenchSite, 'url'>, path: string) =>
  new URL(path.slice(1), url).href;

/** Opens a page and waits until the application has taken it over, and has come to rest. */
export async function openHydrated(phone: Phone, address: string) {
  await phone.page.goto(address);
  await phone.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await settle(phone);
}

/** A finger on the middle of an element, for as long as fingers take; `false` where something else lies over it. */
export async function tap({ cdp }: Phone, element: Locator): Promise<boolean> {
  const point = await element.evaluate((found: HTMLElement) => {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return found.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
  });
  if (!point) return false;
  // A busy page answers late, but the finger doesn't wait for it.
  await Promise.all([
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    wait(TAP_MS).then(() =>
      cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ),
  ]);
  return true;
}

/** Lets the page come to rest for a moment, so that nothing is charged to the next thing. */
export const settle = ({ page }: Pick<Phone, 'page'>) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), 200);
      }),
  );
