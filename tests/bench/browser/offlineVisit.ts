import type { Page } from 'playwright';
import type { BenchSite } from '../measurement.ts';
import { visitFirst } from './firstVisit.ts';
import type { Gateway } from './gateway.ts';
import { addressOf, openInteractive, settle, withPhone } from './phone.ts';

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
export async function offlineVisit(gateway: Gateway) {
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
