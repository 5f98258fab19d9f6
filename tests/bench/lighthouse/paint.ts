import { type Measure, type Measurement, medianOf } from '../measurement.ts';
import { emptyPath, limitPath } from '../serve/cdnSite.ts';
import { type LighthouseJob, type RunLighthouse, withLighthouse } from './lighthouse.ts';

/** Another site to measure beside this one. */
export interface OtherSite {
  name: string;
  url: string;
}

/** How to measure the paint. */
export interface PaintOptions {
  /** How often each page is loaded. */
  runs: number;
  others: readonly OtherSite[];
}

/** Lighthouse's two ways to act like a phone on slow 4G: it computes the times, or slows the browser down. */
export type Throttling = 'simulated' | 'applied';

const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  CLS: 'cumulative-layout-shift',
} as const;
const PAINTS = ['FCP', 'LCP', 'Speed Index'] as const;

type Metric = keyof typeof AUDITS | 'TBT';
type Metrics = Record<Metric, number>;

/** A page that loads nothing is done when it has painted; others have their scripts still to come. */
function jobFor(url: string, throttling: Throttling, loadsMore: boolean): LighthouseJob {
  const pauseMs = loadsMore ? 500 : 250;
  const blockingTime = throttling === 'applied' ? 'blocking-time' : 'total-blocking-time';
  return {
    url,
    flags: {
      onlyAudits: [...Object.values(AUDITS), blockingTime],
      throttlingMethod: throttling === 'applied' ? 'devtools' : 'simulate',
      pauseAfterFcpMs: pauseMs,
      pauseAfterLoadMs: pauseMs,
      networkQuietThresholdMs: pauseMs,
      cpuQuietThresholdMs: pauseMs,
      disableFullPageScreenshot: true,
      skipAboutBlank: true,
    },
  };
}

async function measurePage(run: RunLighthouse, job: LighthouseJob): Promise<Metrics> {
  const { values } = await run(job);
  const valueIn = (id: string) => values[id] ?? Number.NaN;
  return {
    FCP: valueIn(AUDITS.FCP),
    LCP: valueIn(AUDITS.LCP),
    'Speed Index': valueIn(AUDITS['Speed Index']),
    CLS: valueIn(AUDITS.CLS),
    TBT: values['blocking-time'] ?? valueIn('total-blocking-time'),
  };
}

const ms = (values: readonly number[]) => `${Math.round(medianOf(values))} ms`;

/** A metric as a multiple of another page's in the same run. */
function ratioRow(
  name: string,
  metric: Metric,
  page: readonly Metrics[],
  compared: { name: string; runs: readonly Metrics[] },
): Omit<Measurement, 'group'> {
  const own = page.map((run) => run[metric]);
  const other = compared.runs.map((run) => run[metric]);
  const runs = own.map((value, index) => value / (other[index] ?? Number.NaN));
  const note = `${ms(own)}, ${compared.name} ${ms(other)}`;
  return { name, value: medianOf(runs), unit: '×', runs, note };
}

/** The measurements of one page, of all runs. */
interface PageRuns {
  path: string;
  page: readonly Metrics[];
  limit: readonly Metrics[];
  empty: readonly Metrics[];
}

const paintTarget = { atMost: 1.15 };

function rowsOfPage({ path, page, limit, empty }: PageRuns): Omit<Measurement, 'group'>[] {
  const limitRuns = { name: 'limit page', runs: limit };
  const blockedOn = (runs: readonly Metrics[]) => runs.map(({ TBT }) => TBT);
  const shifts = page.map(({ CLS }) => CLS);
  return [
    ...PAINTS.map((metric) => ({
      ...ratioRow(`${path} ${metric}`, metric, page, limitRuns),
      target: paintTarget,
    })),
    {
      name: `${path} TBT`,
      value: medianOf(blockedOn(page)),
      unit: 'ms',
      runs: blockedOn(page),
      target: { atMost: 50 },
      // A slow machine blocks where there is nothing to run, too.
      note: `limit page ${ms(blockedOn(limit))}, empty page ${ms(blockedOn(empty))}`,
    },
    {
      name: `${path} CLS`,
      value: medianOf(shifts),
      unit: '',
      runs: shifts,
      // Fonts swap while a page loads for the first time.
      target: { atMost: 0.002 },
    },
  ];
}

/** First paints of all pages and other sites with one kind of throttling, in multiples of the limit page. */
export function measurePaint(throttling: Throttling, { runs, others }: PaintOptions): Measure {
  return ({ url, paths }) =>
    withLighthouse(async (run) => {
      const load = (path: string, loadsMore: boolean) =>
        measurePage(run, jobFor(new URL(path, url).href, throttling, loadsMore));
      const empty: Metrics[] = [];
      const pages = paths.map((path) => ({
        path,
        page: [] as Metrics[],
        limit: [] as Metrics[],
        empty,
      }));
      const otherPages = others.map((other) => ({ ...other, runs: [] as Metrics[] }));
      // A new browser's first page is slower.
      await load(emptyPath, false);
      // A page, its limit page, the next page: a machine that gets busy slows both.
      for (let count = 0; count < runs; count += 1) {
        for (const { path, page, limit } of pages) {
          page.push(await load(path, true));
          limit.push(await load(limitPath(path), false));
        }
        empty.push(await load(emptyPath, false));
        for (const other of otherPages) other.runs.push(await load(other.url, true));
      }
      const emptyRuns = { name: 'empty page', runs: empty };
      // Beside other sites, all paints: they have no limit page.
      const told = others.length > 0 ? PAINTS : (['LCP'] as const);
      const againstEmpty = (name: string, page: readonly Metrics[]) =>
        told.map((metric) =>
          ratioRow(`${name} ${metric}, beside the empty page`, metric, page, emptyRuns),
        );
      const rows = [
        ...pages.flatMap(rowsOfPage),
        ...pages.flatMap(({ path, page }) => againstEmpty(path, page)),
        ...otherPages.flatMap((other) => againstEmpty(other.name, other.runs)),
      ];
      return rows.map((row) => ({ group: `Paint, ${throttling} throttling`, ...row }));
    });
}
