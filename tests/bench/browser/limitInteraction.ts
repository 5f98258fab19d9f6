import type { BenchSite } from '../measurement.ts';
import { limitPath } from '../serve/cdnSite.ts';
import { latencyOf, watchInteractions } from './latency.ts';
import { addressOf, settle, tap, withPhone } from './phone.ts';

/** A heading of a page's limit page that changes its own colour, and nothing else. */
const latencyOn = (site: BenchSite, path: string) =>
  withPhone(site, async (phone) => {
    await watchInteractions(phone.page);
    await phone.page.goto(addressOf(site, limitPath(path)));
    const heading = phone.page.locator('h1');
    await heading.evaluate((one) =>
      one.addEventListener('click', () => {
        one.style.color = 'red';
      }),
    );
    await settle(phone);
    const box = await heading.boundingBox();
    if (!box) throw new Error(`The limit page of ${path} has no heading.`);
    return latencyOf(phone, () => tap(phone, box));
  });

/** The least that an answer takes on each page, in milliseconds: no script of the site's runs. */
export async function limitLatencies(site: BenchSite): Promise<number[]> {
  const latencies: number[] = [];
  for (const path of site.paths) latencies.push((await latencyOn(site, path)) ?? Number.NaN);
  return latencies;
}
