import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { limitPath } from '../serve/cdnSite.ts';
import { addressOf, CABLE, SLOW_4G, withPhone } from './phone.ts';

/** A connection, and by when the typefaces are drawn, in multiples of the limit page's first paint (design section 6). */
const connections = [
  { name: 'slow 4G', network: SLOW_4G, paintAtMost: 1.2, drawnAtMost: 2.5 },
  { name: 'cable', network: CABLE, paintAtMost: 1.2, drawnAtMost: 3.5 },
] as const;

/** In milliseconds since the visitor has asked for the page. */
interface Paints {
  /** First Contentful Paint. */
  first: number;
  /** The first frame with all typefaces; none on a page without fonts. */
  drawn: number;
}

declare global {
  interface Window {
    typefacesDrawn?: number;
  }
}

/** Runs in the page: a frame after the last font has come, the text is drawn with it. */
function watchTypefaces() {
  document.fonts.addEventListener('loadingdone', () =>
    requestAnimationFrame(() => {
      window.typefacesDrawn = performance.now();
    }),
  );
}

/** So long after the load event, nothing more comes, in milliseconds. */
const QUIET_MS = 1500;

/** A visit with an empty cache, on a phone whose network and processor are really slowed down. */
const load = (site: BenchSite, path: string, network: typeof SLOW_4G): Promise<Paints> =>
  withPhone(site, async ({ page, cdp }) => {
    await page.addInitScript(watchTypefaces);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await page.goto(addressOf(site, path), { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      drawn: window.typefacesDrawn ?? Number.NaN,
    }));
  });

/** When pages are painted, and drawn with the site's typefaces, in multiples of the limit page's first paint. */
export const paint =
  (runs: number): Measure =>
  async (site) => {
    const rows: Measurement[] = [];
    for (const { name, network, paintAtMost, drawnAtMost } of connections) {
      for (const path of site.paths) {
        const own: Paints[] = [];
        const limit: Paints[] = [];
        // In turn: a machine that gets busy slows both.
        for (let count = 0; count < runs; count += 1) {
          limit.push(await load(site, limitPath(path), network));
          own.push(await load(site, path, network));
        }
        const limitMs = medianOf(limit.map(({ first }) => first));
        for (const [what, key, atMost] of [
          ['first paint', 'first', paintAtMost],
          ['typefaces', 'drawn', drawnAtMost],
        ] as const) {
          const times = own.map((each) => each[key]);
          const ratios = times.map((ms, index) => ms / (limit[index]?.first ?? Number.NaN));
          rows.push({
            group: `In multiples of the limit page's first paint, ${name}, processor 4 × slower`,
            name: `${path} ${what}`,
            value: medianOf(ratios),
            unit: '×',
            runs: ratios,
            target: { atMost },
            note: `${Math.round(medianOf(times))} ms, limit page ${Math.round(limitMs)} ms`,
          });
        }
      }
    }
    return rows;
  };
