import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { medianOf } from '../measurement.ts';
import type { Phone } from './phone.ts';
import { settle } from './phone.ts';

/**
 * Event Timing tells of events that took at least 16 ms until the next paint, and rounds to 8 ms
 * (https://w3c.github.io/event-timing/). A faster interaction counts as this many.
 */
const FASTER_MS = 8;

/** How long to wait for an interaction to be answered, in milliseconds. */
const GIVEN_UP_MS = 5000;

/** What was used, and how long it took to answer, in milliseconds. */
export interface Latency {
  what: string;
  ms: number;
}

/** An answer that takes longer is measured again. */
const SLOW_MS = 100;

/** How often a slow answer is measured: a machine that is busy for a moment makes any answer slow. */
const RUNS = 3;

/** How long something took to answer: the median, if it was slow at first. `undefined` when it didn't. */
export async function medianIfSlow(
  measure: () => Promise<number | undefined>,
): Promise<number | undefined> {
  const first = await measure();
  if (first === undefined || first <= SLOW_MS) return first;
  const runs = [first];
  while (runs.length < RUNS) runs.push((await measure()) ?? first);
  return medianOf(runs);
}

/** The slowest. Where nothing could be used, nothing was fast either. */
export const slowestOf = (latencies: readonly Latency[]): Latency =>
  latencies.toSorted((a, b) => b.ms - a.ms)[0] ?? { what: 'nothing', ms: Number.NaN };

/** From the next document on, records how long each interaction takes until the next paint. */
export const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    window.latencies = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as InteractionTiming[]) {
        if (entry.interactionId) window.latencies.push(entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    // Downloads and other sites: the visitor's interaction is measured, but nobody leaves.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && (link.target || link.download || link.origin !== location.origin)) {
        event.preventDefault();
      }
    });
  });

/**
 * Does something with the page and tells how long it took to answer, in milliseconds: the slowest of
 * its interactions. `undefined` when the browser saw none.
 */
export async function latencyOf(
  phone: Phone,
  act: () => Promise<unknown>,
): Promise<number | undefined> {
  const { page } = phone;
  const before = await page.evaluate(() => {
    window.latencies = [];
    return performance.interactionCount;
  });
  await act();
  const givenUp = Date.now() + GIVEN_UP_MS;
  while ((await page.evaluate(() => performance.interactionCount)) === before) {
    if (Date.now() > givenUp) return undefined;
    await wait(50);
  }
  await settle(phone);
  return Math.max(FASTER_MS, ...(await page.evaluate(() => window.latencies)));
}

interface InteractionTiming extends PerformanceEntry {
  interactionId: number;
}

declare global {
  interface Window {
    /** How long the interactions since the last look took, in milliseconds. */
    latencies: number[];
  }
  interface Performance {
    readonly interactionCount: number;
  }
}
