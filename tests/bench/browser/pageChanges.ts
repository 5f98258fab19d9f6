import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { slow4G, stepsIn, watchScripts } from './network.ts';
import {
  addressOf,
  openHydrated,
  openInteractive,
  type Phone,
  settle,
  tap,
  withPhone,
} from './phone.ts';

const group = 'Next page after a tap, processor 4 × slower';

/** How often each change is measured. */
const RUNS = 3;

/** How long the other pages take to be ready after the first touch, in milliseconds. */
const PREFETCHED_MS = 1200;

/** A page, and one that the visitor comes from. */
interface Change {
  from: string;
  to: string;
}

/**
 * Records when a tap ended, and when the next page's heading was painted. Element Timing says when
 * that was (https://wicg.github.io/element-timing/), once the heading asks for it.
 */
const watchHeading = ({ page }: Phone) =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(window, { tapped: timeStamp }),
      true,
    );
    new MutationObserver(() => {
      const heading = document.querySelector('h1:not([elementtiming])');
      heading?.setAttribute('elementtiming', 'heading');
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (window.tapped === undefined) continue;
        window.headingPainted ??= entry.startTime - window.tapped;
      }
    }).observe({ type: 'element', buffered: true });
  });

/** How the visitor comes to the next page. */
interface Way {
  /** Whether they have used the site before: then all pages are ready. */
  isLater: boolean;
  isSlow: boolean;
}

/** Goes from one page to another. */
const measureChange = (site: BenchSite, { from, to }: Change, { isLater, isSlow }: Way) =>
  withPhone(site, async (phone) => {
    const { page, cdp } = phone;
    await watchHeading(phone);
    await (isLater ? openInteractive : openHydrated)(phone, addressOf(site, from));
    if (isLater) await page.waitForTimeout(PREFETCHED_MS);
    await settle(phone);
    if (isSlow) await cdp.send('Network.emulateNetworkConditions', slow4G);
    const scripts = await watchScripts(cdp);
    const link = page
      .getByRole('navigation')
      .locator(`a[href="${new URL(addressOf(site, to)).pathname}"]`);
    const box = await link.boundingBox();
    if (!box) throw new Error(`${from} has no link to ${to} in its navigation.`);
    await tap(phone, box);
    const painted = await page.waitForFunction(() => window.headingPainted);
    await settle(phone);
    return { ms: (await painted.jsonValue()) as number, steps: stepsIn(scripts) };
  });

/** The changes of one kind: the median for each next page, and the slowest of them. */
async function measureChanges(site: BenchSite, changes: readonly Change[], way: Way, runs: number) {
  const results: { to: string; ms: number; steps: number }[] = [];
  for (const change of changes) {
    const all = [];
    for (let run = 0; run < runs; run++) all.push(await measureChange(site, change, way));
    const ms = medianOf(all.map((one) => one.ms));
    results.push({ to: change.to, ms, steps: Math.max(...all.map(({ steps }) => steps)) });
  }
  return results;
}

const say = <Result extends { to: string }>(
  results: readonly Result[],
  value: (of: Result) => number,
) => results.map((result) => `${result.to} ${Math.round(value(result))}`).join(', ');

/** From the end of a tap to the heading of the next page, and how its scripts come. */
export const pageChanges: Measure = async (site) => {
  const changes = site.paths.map((to, index) => ({ from: site.paths.at(index - 1) ?? '/', to }));
  const first = await measureChanges(site, changes, { isLater: false, isSlow: false }, RUNS);
  const later = await measureChanges(site, changes, { isLater: true, isSlow: false }, RUNS);
  const slow = await measureChanges(site, changes, { isLater: false, isSlow: true }, 1);
  const row = (name: string, results: typeof first): Measurement => ({
    group,
    name,
    value: Math.max(...results.map(({ ms }) => ms)),
    unit: 'ms',
    note: say(results, ({ ms }) => ms),
  });
  return [
    { ...row('heading painted, slowest page', later), target: { atMost: 150 } },
    {
      ...row('the same where the tap is the first touch, slowest page', first),
      target: { atMost: 150 },
    },
    row('the same on slow 4G, slowest page', slow),
    {
      group,
      name: 'steps in which scripts come, most',
      value: Math.max(...slow.map(({ steps }) => steps)),
      unit: 'count',
      target: { atMost: 2 },
      note: say(slow, ({ steps }) => steps),
    },
  ];
};

declare global {
  interface Window {
    /** When the tap ended, in milliseconds of the document's clock. */
    tapped?: number;
    /** How much later the next heading was painted, in milliseconds. */
    headingPainted?: number;
  }
}
