import type { Page } from 'playwright';
import { type Measure, medianOf } from '../measurement.ts';
import { addressOf, openHydrated, withPhone } from './phone.ts';

/** How long the service worker may take until it has everything, in milliseconds. */
const INSTALLED_MS = 40_000;

const untilKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: INSTALLED_MS,
  });

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

/** The files of a page that neither the service worker nor the browser had. */
const fromNetwork = (page: Page) =>
  page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .filter((file) => file.workerStart === 0 && file.transferSize > 0)
      .map(({ name }) => name),
  );

/** A second visit waits for nothing, and a third is without a connection. */
export const visits: Measure = (site) =>
  withPhone(site, async (phone) => {
    const { page } = phone;
    await openHydrated(phone, addressOf(site, '/'));
    await untilKept(page);
    const paints: number[] = [];
    const asked = new Set<string>();
    for (const path of site.paths) {
      await openHydrated(phone, addressOf(site, path));
      paints.push(await firstPaint(page));
      for (const address of await fromNetwork(page)) asked.add(new URL(address).pathname);
    }
    const requests = [...asked];
    await page.context().setOffline(true);
    const headings = new Set<string>();
    for (const path of site.paths) {
      await openHydrated(phone, addressOf(site, path));
      headings.add((await page.locator('h1').textContent()) ?? '');
    }
    const group = 'Repeat and offline visits';
    return [
      {
        group,
        name: 'first paint of a repeat visit',
        value: medianOf(paints),
        unit: 'ms' as const,
        runs: paints,
      },
      {
        group,
        name: 'files of a repeat visit from the network',
        value: requests.length,
        unit: 'count' as const,
        target: { atMost: 0 },
        note: requests.join(' '),
      },
      {
        group,
        name: 'pages that can be read offline',
        value: headings.size,
        unit: 'count' as const,
        target: { atLeast: site.paths.length },
      },
    ];
  });
