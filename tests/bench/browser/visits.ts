import type { Page } from 'playwright';
import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { addressOf, openInteractive, type Phone, settle, withPhone } from './phone.ts';

const group = 'Repeat and offline visits';

const RUNS = 3;

/** How long a service worker may take to get everything, in milliseconds. */
const INSTALL_MS = 20_000;

/** Visits the site for the first time, and waits until its service worker has everything. */
async function visitFirst(phone: Phone, site: BenchSite): Promise<boolean> {
  const { page } = phone;
  await openInteractive(phone, addressOf(site, '/'));
  return page.evaluate(
    (timeoutMs) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<false>((resolve) => setTimeout(() => resolve(false), timeoutMs)),
      ]),
    INSTALL_MS,
  );
}

const isReady = (hasWorker: boolean) => (hasWorker ? 'by the service worker' : 'no service worker');

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

/** Opens each page once more, in new tabs. */
const repeat = ({ site, requests }: Gateway) =>
  withPhone(site, async (phone) => {
    const hasWorker = await visitFirst(phone, site);
    const paints: number[] = [];
    const reached: string[] = [];
    for (let run = 0; run < RUNS; run++) {
      for (const path of site.paths) {
        requests.length = 0;
        await phone.page.goto(addressOf(site, path));
        const { ms, at } = await firstPaint(phone.page);
        paints.push(ms);
        reached.push(...requests.filter((one) => one.at < at).map((one) => one.path));
        await settle(phone);
      }
    }
    return { hasWorker, paints, reached };
  });

/** What a page holds for its reader. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return {
      heading: main?.querySelector('h1')?.textContent,
      figures: main?.querySelectorAll('figure').length,
      images: Array.from(main?.querySelectorAll('img') ?? [], (image) => image.naturalWidth > 0),
    };
  });

const documentsOn = (page: Page) =>
  page
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

/** Pages and documents, as a visitor with a connection gets them. */
const readOnline = (site: BenchSite) =>
  withPhone(
    site,
    async (phone) => {
      const pages = new Map<string, string>();
      const documents = new Set<string>();
      for (const path of site.paths) {
        await openInteractive(phone, addressOf(site, path));
        pages.set(path, JSON.stringify(await readPage(phone.page)));
        for (const href of await documentsOn(phone.page)) documents.add(href);
      }
      return { pages, documents: Array.from(documents) };
    },
    { slowdown: 1 },
  );

const isOpened = (page: Page, address: string) =>
  page.goto(address).then(
    () => true,
    () => false,
  );

const isAnswered = (page: Page, href: string) =>
  page.evaluate(
    (asked) =>
      fetch(asked).then(
        async (answer) => answer.ok && (await answer.blob()).size > 0,
        () => false,
      ),
    href,
  );

/** Visits once with a connection and then, when the server is gone, each page again. */
async function offline(gateway: Gateway) {
  const { site } = gateway;
  const online = await readOnline(site);
  return withPhone(
    site,
    async (phone) => {
      const { page } = phone;
      const hasWorker = await visitFirst(phone, site);
      await gateway.close();
      const readable: string[] = [];
      for (const path of site.paths) {
        if (!(await isOpened(page, addressOf(site, path)))) continue;
        await settle(phone);
        if (JSON.stringify(await readPage(page)) === online.pages.get(path)) readable.push(path);
      }
      const got: string[] = [];
      for (const href of online.documents) if (await isAnswered(page, href)) got.push(href);
      return { hasWorker, readable, got, documents: online.documents };
    },
    { slowdown: 1 },
  );
}

const withGateway = async <Result>(site: BenchSite, use: (gateway: Gateway) => Promise<Result>) => {
  const gateway = await openGateway(site);
  return use(gateway).finally(() => gateway.close());
};

/** What a second visit waits for, and what is left without a connection. */
export const visits: Measure = async (site) => {
  const again = await withGateway(site, repeat);
  const alone = await withGateway(site, offline);
  const rows: Omit<Measurement, 'group'>[] = [
    {
      name: 'first paint on a repeat visit',
      value: medianOf(again.paints),
      unit: 'ms',
      note: isReady(again.hasWorker),
    },
    {
      name: 'requests to the network before that paint',
      value: again.reached.length,
      unit: 'count',
      target: { atMost: 0 },
      note: `${isReady(again.hasWorker)}; ${Array.from(new Set(again.reached)).join(' ') || 'none'}`,
    },
    {
      name: 'pages readable offline',
      value: alone.readable.length,
      unit: 'count',
      target: { atLeast: site.paths.length },
      note: isReady(alone.hasWorker),
    },
    {
      name: 'documents there offline',
      value: alone.got.length,
      unit: 'count',
      target: { atLeast: alone.documents.length },
      note: isReady(alone.hasWorker),
    },
  ];
  return rows.map((row) => ({ group, ...row }));
};
