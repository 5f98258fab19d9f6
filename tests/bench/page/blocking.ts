import type { BenchSite, Measure, Measurement } from './measurement.ts';
import { openHydrated, SLOW_4G, withPhone } from './phone.ts';

/** How many times slower than this machine the phone's processor is. */
const SLOWDOWN = 4;

/** Tasks up to this long don't block (web.dev/articles/tbt). */
const SHORT_MS = 50;

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

/** A part of what Chromium's tracing writes: `ts` and `tdur`, the processor time of the thread, in microseconds. */
interface TraceEvent {
  name: string;
  ts: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** Total Blocking Time after the first contentful paint, in milliseconds. */
function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === paint?.pid && args.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    ({ name, ts, pid, tid }) =>
      name === 'RunTask' && pid === main?.pid && tid === main.tid && ts >= (paint?.ts ?? 0),
  );
  if (tasks.length === 0) throw new Error('The trace has no task after the first paint.');
  const blocked = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWDOWN - SHORT_MS));
  return blocked.reduce((sum, ms) => sum + ms, 0);
}

/** A visit at this machine's own speed: the blocking time of a slower processor is computed. */
const visit = (site: BenchSite, path: string) =>
  withPhone(site, { slowdown: 1, network: SLOW_4G }, async (page) => {
    await site.browser.startTracing(page, { categories });
    await openHydrated(page, path);
    // What it does then counts, too.
    await page.waitForTimeout(2000);
    return blockingTime(JSON.parse(String(await site.browser.stopTracing())).traceEvents);
  });

/** How long the main thread is busy at a stretch after the first paint, on slow 4G. */
export const blocking: Measure = async (site, runs) => {
  const rows: Measurement[] = [];
  for (const path of site.paths) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await visit(site, path));
    // The swap of the typefaces is one layout more: 50 to 130 ms of it.
    rows.push({ figure: `${path} blocking`, runs: times, unit: 'ms', target: 150 });
  }
  return rows;
};
