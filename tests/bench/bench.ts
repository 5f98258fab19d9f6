import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { buildSite } from '../harness/buildSite.ts';
import { versionOf } from '../harness/fetchTool.ts';
import { launchOptions } from '../harness/launchOptions.ts';
import { AT_ROOT } from '../harness/ownBackend.ts';
import { busyWarning, readCircumstances } from './circumstances.ts';
import { groupsFor } from './groups.ts';
import type { BenchSite, Measurement } from './measurement.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { formatCount, formatRows } from './report.ts';
import { whileServing } from './serve/startServing.ts';

const RESULTS = 'test-results/bench';

/** The build to measure: a new one for the root of a domain, or the one that was asked for. */
async function findBuild(asked: string | undefined): Promise<string> {
  const folder = resolve(asked ?? join(RESULTS, 'site'));
  if (asked === undefined) {
    console.log('Building the site …');
    await buildSite(folder, AT_ROOT);
  } else if (!existsSync(join(folder, 'sitemap.xml'))) {
    throw new Error(
      `There is no built site in ${folder}: --folder takes what npm run build wrote.`,
    );
  }
  return folder;
}

/** The paths of the pages, in the order of the navigation. */
function pathsOf(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Measures group after group. What fails is said, and the others are measured all the same. */
async function measure(site: BenchSite, { only, runs }: BenchOptions): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const [name, group] of Object.entries(groupsFor(runs))) {
    if (only.length > 0 && !only.includes(name)) continue;
    process.stdout.write(`Measuring ${name} … `);
    const startedAt = performance.now();
    try {
      rows.push(...(await group(site)));
      console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s`);
    } catch (error) {
      console.log(`failed\n${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  return rows;
}

async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2), Object.keys(groupsFor(1)));
  const before = readCircumstances();
  const warning = busyWarning(before.load, before.cores);
  if (warning) console.log(warning);

  const folder = await findBuild(options.folder);
  const browser = await chromium.launch(launchOptions());
  const paths = pathsOf(folder);
  const measurements = await whileServing(folder, (url) =>
    measure({ url, paths, browser }, options),
  ).finally(() => browser.close());
  if (measurements.length === 0)
    throw new Error('Nothing could be measured, so nothing is written.');

  const circumstances = {
    ...before,
    loadAfter: readCircumstances().load,
    chromium: browser.version(),
    lighthouse: versionOf('lighthouse'),
  };
  const date = new Date().toISOString();
  const file = join(RESULTS, `${date.slice(0, 19).replaceAll(':', '-')}.json`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, JSON.stringify({ date, ...circumstances, measurements }, null, 2));
  console.log(formatRows(measurements));
  console.log(`\nAll runs are in ${file}`);
  console.log(JSON.stringify(circumstances));
  console.log(formatCount(measurements));
}

// A row that was missed isn't an error: this measures, and `npm test` tests.
await bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
