import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { addressOf, openHydrated, type Phone, settle, tap, withPhone } from './phone.ts';

const RUNS = 3;

declare global {
  interface Window {
    /** When the tap ended, in milliseconds of the document's clock. */
    tapped?: number;
    /** How much later the next heading was painted, in milliseconds. */
    headingPainted?: number;
  }
}

/**
 * Records when a tap ended, and when the next page's heading was painted. Element Timing says when
 * that was (wicg.github.io/element-timing), once the heading asks for it.
 */
const watchHeading = ({ page }: Phone) =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(window, { tapped: timeStamp, headingPainted: undefined }),
      true,
    );
    new MutationObserver(() => {
      const heading = document.querySelector('h1:not([elementtiming])');
      heading?.setAttribute('elementtiming', 'heading');
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) {
        if (window.tapped === undefined) continue;
        window.headingPainted ??= startTime - window.tapped;
      }
    }).observe({ type: 'element', buffered: true });
  });

/** Taps on a page's link in the navigation: how much later is its heading painted? */
async function goTo(phone: Phone, site: BenchSite, to: string): Promise<number> {
  const { page } = phone;
  const { pathname } = new URL(addressOf(site, to));
  await tap(phone, page.getByRole('navigation').locator(`a[href="${pathname}"]`));
  const painted = await page.waitForFunction(() => window.headingPainted);
  // The other pages are fetched once one has been used.
  await page.waitForLoadState('networkidle');
  await settle(phone);
  return (await painted.jsonValue()) as number;
}

/** From the first page to each other, and so on: of each the time, the first one by the first touch. */
const visit = (site: BenchSite, paths: readonly string[]) =>
  withPhone(site, async (phone) => {
    await watchHeading(phone);
    await openHydrated(phone, addressOf(site, paths[0] ?? '/'));
    const times: number[] = [];
    for (const path of paths.slice(1)) times.push(await goTo(phone, site, path));
    return times;
  });

/** From the end of a tap on a link to the heading of the next page. */
export const pageChanges: Measure = async (site) => {
  const row = (name: string, runs: number[]): Measurement => ({
    group: 'Next page after a tap, processor 4 × slower',
    name,
    value: medianOf(runs),
    unit: 'ms',
    runs,
    target: { atMost: 200 },
  });
  const firsts: Measurement[] = [];
  const later: number[] = [];
  for (const [place, path] of site.paths.entries()) {
    const from = site.paths.at(place - 1) ?? '/';
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(...(await visit(site, [from, path])));
    firsts.push(row(`heading of ${path}, by the first touch`, runs));
  }
  for (let run = 0; run < RUNS; run += 1) later.push(...(await visit(site, site.paths)).slice(1));
  return [...firsts, row('heading of a page that is ready', later)];
};
