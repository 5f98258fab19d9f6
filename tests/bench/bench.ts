import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { pagePaths } from '../content.ts';
import { buildSite } from '../harness/buildSite.ts';
import { launchOptions } from '../harness/launchOptions.ts';
import { AT_ROOT } from '../harness/ownBackend.ts';
import { blocking } from './page/blocking.ts';
import { interactions } from './page/interactions.ts';
import { type Measure, type Measurement, rowOf } from './page/measurement.ts';
import { paint } from './page/paint.ts';
import { serveSite } from './page/serveSite.ts';

const groups: Record<string, Measure> = { paint, blocking, interactions };
const names = Object.keys(groups);

function readOptions() {
  const { only, runs } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: names },
      runs: { type: 'string', default: '3' },
    },
  }).values;
  if (!only.every((name) => names.includes(name)) || !/^[1-9]\d?$/.test(runs)) {
    throw new Error(`--only takes ${names.join(', ')}, and --runs a number from 1 to 99.`);
  }
  return { only, runs: Number(runs) };
}

async function bench(): Promise<void> {
  const { only, runs } = readOptions();
  const date = new Date().toISOString();
  const loadBefore = loadavg()[0];
  console.log('Building the site …');
  const results = resolve('test-results/bench');
  const folder = join(results, 'site');
  await buildSite(folder, AT_ROOT);

  const browser = await chromium.launch(launchOptions());
  const site = { url: await serveSite(folder), paths: pagePaths, browser };
  const measurements: Measurement[] = [];
  for (const name of only) {
    console.log(`Measuring ${name} …`);
    const rows = (await groups[name]?.(site, runs)) ?? [];
    console.table(rows.map(rowOf));
    measurements.push(...rows);
  }
  await browser.close();

  const machine = { loadBefore, loadAfter: loadavg()[0], chromium: browser.version() };
  const file = join(results, `${date.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ date, machine, measurements }, null, 2));
  console.log(machine, `\nAll runs are in ${file}`);
}

// A target that was missed isn't an error: this measures, and `npm test` tests.
await bench().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
