import type { BenchSite, Measure } from '../measurement.ts';
import { addressOf, openHydrated, PHONE, type Phone, SLOW_4G, settle, withPhone } from './phone.ts';
import { readVitals, watchVitals } from './vitals.ts';

/** Widths of windows in pixels: they decide where lines and rows break. */
const phones = [320, 360, 390, 414];
const others = [768, 1024, 1120, 1280];

/** Scrolls through the page, so that whatever appears has appeared. */
async function scrollThrough(phone: Phone) {
  const height = await phone.page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await phone.page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await settle(phone);
  }
}

/** Opens a page on slow 4G, so that the typefaces come after the first paint, reads it to its end, and goes on to another. */
async function shiftOf(phone: Phone, site: BenchSite, path: string): Promise<number> {
  const { page, cdp } = phone;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await openHydrated(phone, addressOf(site, path));
  await scrollThrough(phone);
  const link = page.getByRole('navigation').locator('a:not([aria-current])').first();
  // Not with a finger: what moves within half a second of that doesn't count.
  await link.evaluate((one: HTMLElement) => one.click());
  await settle(phone);
  await scrollThrough(phone);
  return (await readVitals(page)).CLS;
}

/** How far pages move while they load, are read and changed, in windows of eight widths. */
export const shifts: Measure = async (site) => {
  const rows = [];
  for (const width of [...phones, ...others]) {
    const viewport = { width, height: 800 };
    const context = phones.includes(width) ? { ...PHONE, viewport } : { viewport, isMobile: false };
    const runs = await withPhone(
      site,
      async (phone) => {
        await watchVitals(phone.page);
        // The map is there, as for a visitor: where it fails, its place says so in more words.
        await phone.page.route(
          (url) => url.origin !== new URL(site.url).origin,
          (route) => route.fulfill({ contentType: 'text/html', body: '' }),
        );
        const found: number[] = [];
        for (const path of site.paths) found.push(await shiftOf(phone, site, path));
        return found;
      },
      { slowdown: 1, context },
    );
    const value = Math.max(...runs);
    rows.push({
      group: 'Cumulative Layout Shift, worst page',
      name: `${width} px`,
      value,
      unit: '' as const,
      target: { atMost: 0.01 },
      ...(value > 0 && { note: `${site.paths[runs.indexOf(value)]}` }),
    });
  }
  return rows;
};
