import type { BrowserContextOptions, Page } from 'playwright';
import type { BenchSite, Measure, Measurement } from '../measurement.ts';
import { holdBack } from './holdBack.ts';
import { addressOf, PHONE, type Phone, settle, tap, withPhone } from './phone.ts';

const group = 'Layout shift';

/** Widths of windows: where a line or a row breaks depends on them. */
const phones = [320, 360, 390, 414].map((width) => ({
  ...PHONE,
  viewport: { width, height: 800 },
}));
const others = [768, 1024, 1120, 1280].map((width) => ({
  viewport: { width, height: 900 },
  isMobile: false,
}));
const windows: BrowserContextOptions[] = [...phones, ...others];

/** What may move the page, in the order in which it happens here, and how far it may. */
const causes = {
  images: 0,
  hydration: 0,
  fonts: 0,
  reveals: 0,
  filters: 0,
};
type Cause = keyof typeof causes;

/** A target of 0.000 is met by what rounds to it. */
const ROUNDING = 0.0005;

interface Shift {
  cause: Cause;
  where: string;
  /** The sum of all layout shifts that no visitor has caused. */
  unexpected: number;
  /** The sum of all, also of those within half a second of a touch. */
  all: number;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.benchShifts = [];
    new PerformanceObserver((list) => {
      window.benchShifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts since the last look. */
const takeShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts = window.benchShifts.splice(0);
    const sum = (some: readonly LayoutShift[]) => some.reduce((all, { value }) => all + value, 0);
    return { unexpected: sum(shifts.filter((one) => !one.hadRecentInput)), all: sum(shifts) };
  });

/** Scrolls through the page, so that whatever appears has appeared. */
async function scrollThrough({ page }: Phone) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = (page.viewportSize()?.height ?? 800) / 2;
  for (let y = 0; y < height; y += step) {
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), step);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(600);
}

/** Chooses one tab after the other: how many there are. */
async function chooseEach(phone: Phone) {
  const tabs = await phone.page.getByRole('tab').all();
  for (const tab of tabs) {
    await tab.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await settle(phone);
    const box = await tab.boundingBox();
    if (box) await tap(phone, box);
    await phone.page.waitForTimeout(600);
  }
  return tabs.length;
}

/** Opens a page whose parts come one after the other, late, and looks at each. */
async function shiftsOn(phone: Phone, site: BenchSite, path: string): Promise<Shift[]> {
  const { page } = phone;
  const held = await holdBack(page, ['image', 'script', 'font']);
  const shifts: Shift[] = [];
  const look = async (cause: Cause) => {
    await settle(phone);
    const where = `${path} at ${page.viewportSize()?.width} px`;
    shifts.push({ cause, where, ...(await takeShifts(page)) });
  };
  await page.goto(addressOf(site, path), { waitUntil: 'domcontentloaded' });
  await settle(phone);
  // Before it has read the whole document, a busy machine paints it in pieces.
  await takeShifts(page);
  held.release('image');
  await look('images');
  held.release('script');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await look('hydration');
  held.release('font');
  // They are for the next page. If this one showed them, it would do so soon.
  await page.waitForTimeout(500);
  await look('fonts');
  await scrollThrough(phone);
  await look('reveals');
  if ((await chooseEach(phone)) > 0) await look('filters');
  return shifts;
}

const shiftsIn = (site: BenchSite, context: BrowserContextOptions) =>
  withPhone(
    site,
    async (phone) => {
      await watchShifts(phone.page);
      // A map's server that can't be reached from here is no fault of the page's.
      await phone.page.context().route(
        ({ origin }) => origin !== new URL(site.url).origin,
        (route) => route.fulfill({ contentType: 'text/html', body: '' }),
      );
      const shifts: Shift[] = [];
      for (const path of site.paths) shifts.push(...(await shiftsOn(phone, site, path)));
      return shifts;
    },
    // A worker would fetch past what is held back here.
    { slowdown: 1, context: { ...context, serviceWorkers: 'block' } },
  );

/** How many windows are open at once. More, and a slow machine shows what comes together in pieces. */
const AT_ONCE = 2;

/** How far pages jump while they load and are used, at eight widths. */
export const shifts: Measure = async (site) => {
  const found: Shift[] = [];
  for (let start = 0; start < windows.length; start += AT_ONCE) {
    const some = windows.slice(start, start + AT_ONCE);
    found.push(...(await Promise.all(some.map((one) => shiftsIn(site, one)))).flat());
  }
  const row = (name: string, cause: Cause, value: 'unexpected' | 'all'): Measurement => {
    const some = found
      .filter((shift) => shift.cause === cause)
      .toSorted((a, b) => b[value] - a[value]);
    return {
      group,
      name,
      value: some[0]?.[value] ?? Number.NaN,
      unit: '',
      note: some[0] ? `most: ${some[0].where}` : 'nothing found',
    };
  };
  return [
    ...Object.entries(causes).map(([cause, most]) => ({
      ...row(`by ${cause}`, cause as Cause, 'unexpected'),
      target: { atMost: Math.max(most, ROUNDING) },
    })),
    row('by filters, within half a second of the choice, too', 'filters', 'all'),
  ];
};

/** TypeScript doesn't know layout shifts: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    benchShifts: LayoutShift[];
  }
}
