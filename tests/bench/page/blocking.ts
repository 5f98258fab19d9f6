import { type BenchSite, type Measure, medianOf } from '../measurement.ts';
import { addressOf, openHydrated, SLOW_4G, withPhone } from './phone.ts';
import { blockingTime, type TraceEvent, taskTimes } from './threadTime.ts';

/** How many times slower the phone's processor is, as Lighthouse's. */
const SLOWDOWN = 4;

/** For so long after the application has taken the page over, its tasks count, in milliseconds. */
const QUIET_MS = 2000;

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

/** The page's tasks at this machine's own speed: one visit gives the blocking time of any slower processor. */
const loadPage = (site: BenchSite, path: string) =>
  withPhone(
    site,
    async (phone) => {
      const { page, cdp } = phone;
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
      await site.browser.startTracing(page, { categories });
      await openHydrated(phone, addressOf(site, path));
      await page.waitForTimeout(QUIET_MS);
      const trace: { traceEvents: TraceEvent[] } = JSON.parse(
        String(await site.browser.stopTracing()),
      );
      return taskTimes(trace.traceEvents);
    },
    { slowdown: 1 },
  );

/** How long the main thread is busy at a stretch after the first paint, on slow 4G. */
export const blocking =
  (runs: number): Measure =>
  async (site) => {
    const rows = [];
    for (const path of site.paths) {
      const visits: number[][] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await loadPage(site, path));
      const times = visits.map((tasks) => blockingTime(tasks, SLOWDOWN));
      rows.push({
        group: `Blocking time after the paint, by processor time of the thread, ${SLOWDOWN} × slower`,
        name: path,
        value: medianOf(times),
        unit: 'ms' as const,
        runs: times,
        // The swap of the typefaces is one layout more: 50 to 130 ms of it.
        target: { atMost: 150 },
      });
    }
    return rows;
  };
