import type { BenchSite } from '../measurement.ts';
import { addressOf, type Phone, settle, tap } from './phone.ts';

/** Once no script has been asked for in this many milliseconds, the other pages are ready. */
const PREFETCHED_MS = 500;

/**
 * Records when a tap ended, and when the next page's heading was painted. Element Timing says when
 * that was (https://wicg.github.io/element-timing/), once the heading asks for it.
 */
export const watchHeading = ({ page }: Phone) =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(window, { tapped: timeStamp }),
      true,
    );
    new MutationObserver(() => {
      const heading = document.querySelector('h1:not([elementtiming])');
      heading?.setAttribute('elementtiming', 'heading');
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (window.tapped === undefined) continue;
        window.headingPainted ??= entry.startTime - window.tapped;
      }
    }).observe({ type: 'element', buffered: true });
  });

/** Waits until the browser has loaded all that it loads in advance, and drawn all of the page. */
export async function untilReady({ page }: Phone) {
  await page.waitForFunction(
    (quietMs) => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
      return scripts.every(({ responseEnd }) => performance.now() - responseEnd > quietMs);
    },
    PREFETCHED_MS,
    { polling: 100 },
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Taps on a page's link in the navigation: how much later is its heading painted? */
export async function goTo(phone: Phone, site: BenchSite, to: string): Promise<number> {
  const { page } = phone;
  const { pathname } = new URL(addressOf(site, to));
  const box = await page.getByRole('navigation').locator(`a[href="${pathname}"]`).boundingBox();
  if (!box) throw new Error(`The navigation has no link to ${to}.`);
  await page.evaluate(() => {
    delete window.tapped;
    delete window.headingPainted;
  });
  await tap(phone, box);
  const painted = await page.waitForFunction(() => window.headingPainted);
  await settle(phone);
  return (await painted.jsonValue()) as number;
}

declare global {
  interface Window {
    /** When the tap ended, in milliseconds of the document's clock. */
    tapped?: number;
    /** How much later the next heading was painted, in milliseconds. */
    headingPainted?: number;
  }
}
