import { type BenchSite, type Measure, type Measurement, medianOf } from './measurement.ts';
import { CABLE, SLOW_4G, withPhone } from './phone.ts';
import { limitPath } from './serveSite.ts';

/** When pages are painted, and drawn in their typefaces, at most: in multiples of the limit page's first paint. */
const connections = [
  { connection: 'slow 4G', network: SLOW_4G, targets: { paint: 1.2, typefaces: 2.5 } },
  { connection: 'cable', network: CABLE, targets: { paint: 1.2, typefaces: 3.5 } },
];

/** A frame after the last font has come, the text is drawn with it. */
const WATCH_TYPEFACES = `document.fonts.addEventListener('loadingdone', () =>
  requestAnimationFrame(() => performance.mark('typefaces')));`;

/** The times in milliseconds since the visitor has asked for the page. */
const load = (site: BenchSite, path: string, network: typeof SLOW_4G) =>
  withPhone(site, { slowdown: 4, network }, async (page) => {
    await page.addInitScript(WATCH_TYPEFACES);
    await page.goto(path);
    // For the typefaces.
    await page.waitForTimeout(1500);
    return page.evaluate(() => {
      const timeOf = (name: string) =>
        performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN;
      return { paint: timeOf('first-contentful-paint'), typefaces: timeOf('typefaces') };
    });
  });

/** How soon pages are painted, and drawn in the site's typefaces, with network and processor slowed down for real. */
export const paint: Measure = async (site, runs) => {
  const rows: Measurement[] = [];
  for (const { connection, network, targets } of connections) {
    for (const path of site.paths) {
      const loads = [];
      // In turn: a machine that gets busy slows both.
      for (let run = 0; run < runs; run += 1) {
        const limit = await load(site, limitPath(path), network);
        loads.push({ limit, own: await load(site, path, network) });
      }
      const limitMs = medianOf(loads.map(({ limit }) => limit.paint));
      for (const what of ['paint', 'typefaces'] as const) {
        const ownMs = medianOf(loads.map(({ own }) => own[what]));
        rows.push({
          figure: `${path} ${what}, ${connection}`,
          runs: loads.map(({ own, limit }) => own[what] / limit.paint),
          unit: '×',
          target: targets[what],
          note: `${Math.round(ownMs)} ms, limit page ${Math.round(limitMs)} ms`,
        });
      }
    }
  }
  return rows;
};
