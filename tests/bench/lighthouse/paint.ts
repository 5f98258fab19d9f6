import { type Measure, type Measurement, medianOf } from '../measurement.ts';
import { limitPath } from '../serve/cdnSite.ts';
import { lighthouse } from './lighthouse.ts';

const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
} as const;

type Paint = keyof typeof AUDITS;
const paints = Object.keys(AUDITS) as Paint[];

/** When a page was painted, in milliseconds. */
type Paints = Record<Paint, number>;

/** Chromium now and then leaves a paint out of its trace: then once more, up to three times in all. */
async function load(url: string, path: string, triesLeft = 2): Promise<Paints> {
  const only = `--only-audits=${Object.values(AUDITS)}`;
  const { audits } = await lighthouse(new URL(path, url).href, only);
  const msOf = (name: Paint) => audits[AUDITS[name]]?.numericValue ?? Number.NaN;
  if (triesLeft > 0 && paints.some((name) => Number.isNaN(msOf(name))))
    return load(url, path, triesLeft - 1);
  return Object.fromEntries(paints.map((name) => [name, msOf(name)])) as Paints;
}

/** Paints of all pages as Lighthouse computes them for a phone on slow 4G, in multiples of the limit page's. */
export const paint =
  (runs: number): Measure =>
  async ({ url, paths }) => {
    const pages = paths.map((path) => ({ path, own: [] as Paints[], limit: [] as Paints[] }));
    // A page, its limit page, the next page: a machine that gets busy slows both.
    for (let count = 0; count < runs; count += 1) {
      for (const { path, own, limit } of pages) {
        own.push(await load(url, path));
        limit.push(await load(url, limitPath(path)));
      }
    }
    return pages.flatMap(({ path, own, limit }) =>
      paints.map((name): Measurement => {
        const times = (of: Paints[]) => of.map((each) => each[name]);
        const ratios = times(own).map((ms, index) => ms / (times(limit)[index] ?? Number.NaN));
        const ms = (of: Paints[]) => `${Math.round(medianOf(times(of)))} ms`;
        return {
          group: 'Paint in multiples of the limit page, Lighthouse',
          name: `${path} ${name}`,
          value: medianOf(ratios),
          unit: '×',
          runs: ratios,
          target: { atMost: 1.15 },
          note: `${ms(own)}, limit page ${ms(limit)}`,
        };
      }),
    );
  };
