import type { Page } from 'playwright';
import { visitFirst } from './firstVisit.ts';
import type { Gateway } from './gateway.ts';
import { addressOf, settle, withPhone } from './phone.ts';

const RUNS = 3;

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ ms: number; at: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (!paint) return;
          resolve({ ms: paint.startTime, at: performance.timeOrigin + paint.startTime });
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** What Chromium asks for whatever a page does, past the worker: the icon of its tab, and whether the worker is new. */
const browsersOwn = (page: Page) =>
  page.evaluate(async () => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href;
    const worker = (await navigator.serviceWorker.getRegistration())?.active?.scriptURL;
    return [icon, worker].flatMap((url) => (url ? new URL(url).pathname : []));
  });

/** Opens each page once more, in new tabs. */
export const repeatVisit = ({ site, requests }: Gateway) =>
  withPhone(site, async (phone) => {
    const hasWorker = await visitFirst(phone, site);
    const paints: number[] = [];
    const reached: string[] = [];
    const own: string[] = [];
    for (let run = 0; run < RUNS; run++) {
      for (const path of site.paths) {
        requests.length = 0;
        await phone.page.goto(addressOf(site, path));
        const { ms, at } = await firstPaint(phone.page);
        paints.push(ms);
        const before = requests.filter((one) => one.at < at).map((one) => one.path);
        const asked = await browsersOwn(phone.page);
        own.push(...before.filter((one) => asked.includes(one)));
        reached.push(...before.filter((one) => !asked.includes(one)));
        await settle(phone);
      }
    }
    return { hasWorker, paints, reached, own };
  });
