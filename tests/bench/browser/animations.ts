import { motionMs } from '@portfolio/ui/tokens';
import type { Locator } from 'playwright';
import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { addressOf, openInteractive, type Phone, settle, tap, withPhone } from './phone.ts';
import { sendMessage, writeMessage } from './sending.ts';
import { record, type Trace } from './trace.ts';

const group = 'Animations, processor 4 × slower';

const RUNS = 3;

/** When a click has been answered, and only the animation goes on, in milliseconds after it. */
const ANSWERED_MS = 150;

/** How long what comes into the window takes to appear, in milliseconds. */
const APPEARED_MS = 1000;

/** Brings something into the middle of the window: a finger on it. */
async function fingerOn(phone: Phone, element: Locator) {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settle(phone);
  // What appears with scrolling is no part of what is touched.
  await phone.page.waitForTimeout(APPEARED_MS);
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${element} to touch.`);
  return () => tap(phone, box);
}

/** The animations: how each is started, how long it takes at most, and which part of it counts. */
const moving: {
  name: string;
  ms: number;
  /** @default 0 */
  afterClickMs?: number;
  /**
   * When it ends, in milliseconds after the click: what the browser does then is no longer on the way.
   * @default never
   */
  endMs?: number;
  prepare(phone: Phone, site: BenchSite): Promise<() => Promise<unknown>>;
}[] = [
  {
    name: 'flip',
    ms: 1000,
    afterClickMs: ANSWERED_MS,
    endMs: motionMs.slow,
    async prepare(phone, site) {
      await openInteractive(phone, addressOf(site, '/projects'));
      return fingerOn(phone, phone.page.locator('[data-flipped] > button').first());
    },
  },
  {
    name: 'carousel',
    ms: 1000,
    afterClickMs: ANSWERED_MS,
    async prepare(phone, site) {
      await openInteractive(phone, addressOf(site, '/skills'));
      return fingerOn(phone, phone.page.getByRole('button', { name: 'Next skill' }));
    },
  },
  {
    name: 'stars',
    ms: 3000,
    async prepare(phone, site) {
      await writeMessage(phone, site);
      return sendMessage(phone);
    },
  },
  {
    name: 'page transition',
    ms: 1000,
    async prepare(phone, site) {
      await openInteractive(phone, addressOf(site, '/skills'));
      const link = (name: string) => phone.page.getByRole('navigation').getByRole('link', { name });
      // There and back: only what moves is measured here, not what is loaded.
      await (await fingerOn(phone, link('Education')))();
      await phone.page.waitForTimeout(1500);
      return fingerOn(phone, link('Skills'));
    },
  },
  {
    name: 'particles',
    ms: 2000,
    async prepare(phone, site) {
      await openInteractive(phone, addressOf(site, '/'));
      // Out of sight, they stand still.
      await fingerOn(phone, phone.page.locator('canvas'));
      return async () => {};
    },
  },
];

const recordOnce = (site: BenchSite, { prepare, ms, afterClickMs }: (typeof moving)[number]) =>
  withPhone(site, async (phone) => {
    const start = await prepare(phone, site);
    await settle(phone);
    const act = async () => {
      await start();
      await phone.page.waitForTimeout(ms);
    };
    return record(site, act, afterClickMs);
  });

async function recordAll(site: BenchSite, animation: (typeof moving)[number]) {
  const traces: Trace[] = [];
  for (let run = 0; run < RUNS; run++) traces.push(await recordOnce(site, animation));
  return traces;
}

/** A row of the median of the runs. */
function row(name: string, unit: Measurement['unit'], runs: readonly number[], atMost: number) {
  return { group, name, unit, runs, value: medianOf(runs), target: { atMost } };
}

/** Where nothing moved, nothing moved evenly either. */
const longestOf = (frames: readonly number[]) =>
  frames.length > 0 ? Math.max(...frames) : Number.NaN;

/** How evenly what moves does move, on a slow phone. */
export const animations: Measure = async (site) => {
  const rows: Measurement[] = [];
  for (const animation of moving) {
    const { name, endMs = Number.POSITIVE_INFINITY } = animation;
    const traces = await recordAll(site, animation);
    const longest = traces.map(({ frames }) => longestOf(frames));
    rows.push(row(`${name}: longest frame`, 'ms', longest, 50));
    if (name === 'flip' || name === 'carousel') {
      for (const work of ['layouts', 'paints'] as const) {
        const counts = traces.map((trace) => trace[work].filter((ms) => ms < endMs).length);
        rows.push(row(`${name}: ${work} on the way`, 'count', counts, 0));
      }
    }
    if (name === 'particles') {
      const scripting = traces.map((trace) => medianOf(trace.scripting));
      rows.push(row('particles: scripting per frame', 'ms', scripting, 2));
    }
  }
  return rows;
};
