import { type Control, findControls } from '../browser/controls.ts';
import { type Latency, slowestOf, watchInteractions } from '../browser/latency.ts';
import { appliedSlow4G } from '../browser/network.ts';
import { addressOf, openInteractive, type Phone, settle, withPhone } from '../browser/phone.ts';
import { latencyOfControl } from '../browser/useControl.ts';
import { type BenchSite, medianOf } from '../measurement.ts';

const RUNS = 3;

const readLargestPaint = ({ page }: Phone) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Largest Contentful Paint of `/projects` on a slow phone, in milliseconds. */
export async function largestPaint(site: BenchSite) {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(
      await withPhone(site, async (phone) => {
        await phone.cdp.send('Network.emulateNetworkConditions', appliedSlow4G);
        await phone.page.goto(addressOf(site, '/projects'));
        await phone.page.waitForLoadState('networkidle');
        await settle(phone);
        return readLargestPaint(phone);
      }),
    );
  }
  return { value: medianOf(runs), runs };
}

/** What shows more of the projects than there are at first. */
const showsMore = ({ role, name }: Control) => role === 'button' && name.startsWith('Show more');

/** The slowest answer of a tab, and of what shows more below it, in milliseconds: one visit. */
const chooseEach = (site: BenchSite) =>
  withPhone(site, async (phone) => {
    const { page, slow } = phone;
    const controls = async () => {
      await slow(1);
      return findControls(page).finally(() => slow(4));
    };
    await watchInteractions(page);
    await openInteractive(phone, addressOf(site, '/projects'));
    const tabs = (await controls()).filter(({ role }) => role === 'tab');
    const latencies: Latency[] = [];
    const use = async (control: Control) => {
      const ms = await latencyOfControl(phone, control);
      if (ms !== undefined) latencies.push({ what: control.name, ms });
    };
    // The last one first: it shows all, and choosing the one that is chosen already shows nothing.
    for (const tab of tabs.toReversed()) {
      await use(tab);
      // No other can be chosen meanwhile (spec section 4).
      await page.waitForTimeout(600);
      const more = (await controls()).find(showsMore);
      if (more) await use(more);
    }
    return slowestOf(latencies);
  });

/** The same of several visits, of which each has its slowest answer. The value is the visit's in the middle. */
export async function slowestChoice(site: BenchSite) {
  const visits: Latency[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await chooseEach(site));
  const runs = visits.map(({ ms }) => ms);
  const note = `the slowest of each visit: ${visits.map(({ what, ms }) => `${what} ${ms}`).join(', ')}`;
  return { value: medianOf(runs), runs, note };
}
