import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright';
import type { BenchSite } from '../measurement.ts';

/** A page on a phone, and the browser's own tools for it. */
export interface Phone {
  page: Page;
  cdp: CDPSession;
  /** Slows the processor: 4 is the phone of Lighthouse, 1 is this machine. */
  slow(times: number): Promise<void>;
}

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** How long what comes with the first interaction takes to be there, in milliseconds. */
const DEFERRED_MS = 800;

/** How long a finger stays on the glass, in milliseconds. */
const TAP_MS = 80;

/** What tsx puts into functions, which the page doesn't know. */
const TSX_HELPER = 'globalThis.__name = (named) => named;';

interface PhoneOptions {
  /** @default 4 */
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
    await growWindow(page, cdp);
    const slow = async (rate: number) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    };
    await slow(slowdown);
    return await use({ page, cdp, slow });
  } finally {
    await context.close();
  }
}

/**
 * Makes the browser's window as large as the phone in pixels of its screen. Playwright makes it as large in
 * CSS pixels: a change further down is never on a screen then, and its time unknown until something
 * changes further up.
 */
async function growWindow(page: Page, cdp: CDPSession) {
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  const ratio = await page.evaluate(() => devicePixelRatio);
  const { width, height } = page.viewportSize() ?? PHONE.viewport;
  const bounds = { width: Math.ceil(width * ratio), height: Math.ceil(height * ratio) };
  await cdp.send('Browser.setWindowBounds', { windowId, bounds });
}

/** The address of a page: `/skills` below the site's base path. */
export const addressOf = ({ url }: Pick<BenchSite, 'url'>, path: string) =>
  new URL(path.slice(1), url).href;

/** Opens a page and waits until the application has taken it over. */
export async function openHydrated({ page }: Phone, address: string) {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page, and touches its heading: that brings whatever waits for the first interaction. */
export async function openInteractive(phone: Phone, address: string) {
  await openHydrated(phone, address);
  const box = await phone.page.locator('h1').boundingBox();
  if (box) await tap(phone, box);
  await phone.page.waitForTimeout(DEFERRED_MS);
}

/** A finger on the middle of a box, for as long as fingers take. */
export async function tap({ cdp }: Phone, box: Box) {
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  // A busy page answers late, but the finger doesn't wait for it.
  await Promise.all([
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    wait(TAP_MS).then(() =>
      cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ),
  ]);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lets the page come to rest for a moment, so that nothing is charged to the next thing. */
export const settle = ({ page }: Pick<Phone, 'page'>) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), 120);
      }),
  );
