import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { buildSite } from '../harness/buildSite.ts';
import { versionOf } from '../harness/fetchTool.ts';
import { launchOptions } from '../harness/launchOptions.ts';
import { AT_ROOT } from '../harness/ownBackend.ts';
import {
  busyWarning,
  countCores,
  currentCommit,
  currentLoad,
  formatCircumstances,
} from './circumstances.ts';
import { groupsFor } from './groups.ts';
import type { BenchSite, Measurement } from './measurement.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { readRecord, writeRecord } from './record.ts';
import { formatCount, formatRows } from './report.ts';
import { whileServing } from './serve/startServing.ts';

/** The build to measure: a new one for the root of a domain, or the one that was asked for. */
async function findBuild(asked: string | undefined): Promise<string> {
  const folder = resolve(asked ?? 'test-results/bench/site');
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
async function measure(site: BenchSite, options: BenchOptions): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const group of groupsFor(options)) {
    if (options.only.length > 0 && !options.only.includes(group.name)) continue;
    process.stdout.write(`Measuring ${group.name} … `);
    const startedAt = performance.now();
    try {
      rows.push(...(await group.measure(site)));
      console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s`);
    } catch (error) {
      console.log(`failed\n${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  return rows;
}

async function bench(): Promise<void> {
  const names = groupsFor({ runs: 1, others: [] }).map(({ name }) => name);
  const options = readOptions(process.argv.slice(2), names);
  const earlier = options.against === undefined ? undefined : readRecord(options.against);
  const [cores, loadBefore] = [countCores(), currentLoad()];
  const warning = busyWarning(loadBefore, cores);
  if (warning) console.log(warning);

  const folder = await findBuild(options.folder);
  const browser = await chromium.launch(launchOptions());
  const paths = pathsOf(folder);
  const measurements = await whileServing(folder, (url) =>
    measure({ url, folder, paths, browser }, options),
  ).finally(() => browser.close());
  if (measurements.length === 0)
    throw new Error('Nothing could be measured, so nothing is written.');

  const circumstances = {
    cores,
    loadBefore,
    loadAfter: currentLoad(),
    node: process.versions.node,
    chromium: browser.version(),
    lighthouse: versionOf('lighthouse'),
    commit: currentCommit(),
  };
  const file = writeRecord({ date: new Date().toISOString(), ...circumstances, measurements });
  console.log(
    formatRows(
      measurements,
      earlier && { measurements: earlier.measurements, isWhole: options.only.length === 0 },
    ),
  );
  console.log(`\nAll runs are in ${file}`);
  console.log(formatCount(measurements));
  console.log(formatCircumstances(circumstances));
}

// A row that was missed isn't an error: this measures, and `npm test` tests.
await bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
