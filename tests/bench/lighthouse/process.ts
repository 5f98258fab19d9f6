import { findBrowser } from '../../harness/browser.ts';
import { importTool } from '../../harness/fetchTool.ts';
import { BlockingTime } from './blockingTime.ts';
import type { LighthouseJob, LighthouseResult } from './lighthouse.ts';

// What is used of Lighthouse, which isn't installed where types are checked.
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; score: number | null; errorMessage?: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

const load = (file: string) => importTool('lighthouse', `lighthouse/core/${file}.js`);
const { default: lighthouse, desktopConfig } = await load('index');
const { nonSimulatedSettingsOverrides } = await load('config/constants');
const { pageFunctions } = await load('lib/page-functions');
const { launch } = await importTool('lighthouse', 'chrome-launcher');

// A job says how long to wait, and nobody reads the second-long measure of the processor.
for (const name of Object.keys(nonSimulatedSettingsOverrides))
  nonSimulatedSettingsOverrides[name] = 0;
pageFunctions.computeBenchmarkIndex = () => 1_000;

const chrome = await launch({
  chromePath: findBrowser(),
  // As Playwright starts it; the superuser can't use the sandbox.
  chromeFlags: ['--headless=new', '--no-sandbox'],
});

const mobileConfig = {
  extends: 'lighthouse:default',
  audits: [{ implementation: BlockingTime }],
};

async function run({ url, flags, isDesktop }: LighthouseJob): Promise<LighthouseResult> {
  const options = { ...flags, port: chrome.port, logLevel: 'silent' };
  const config = isDesktop ? desktopConfig : mobileConfig;
  const { lhr }: { lhr: Report } = await lighthouse(url, options, config);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  for (const id of flags.onlyAudits ?? []) {
    const audit = lhr.audits[id];
    if (audit?.numericValue === undefined) throw new Error(`${id}: ${audit?.errorMessage}`);
  }
  const values = Object.entries(lhr.audits).map(([id, { numericValue }]) => [id, numericValue]);
  const scoreOf = (id: string) => lhr.audits[id]?.score ?? 1;
  const categories = Object.entries(lhr.categories).map(([id, { score, auditRefs }]) => ({
    id,
    points: Math.round((score ?? Number.NaN) * 100),
    imperfect: auditRefs.filter((audit) => audit.weight > 0 && scoreOf(audit.id) < 1),
  }));
  return {
    values: Object.fromEntries(values),
    categories: categories.map((category) => ({
      ...category,
      imperfect: category.imperfect.map(({ id }) => id),
    })),
  };
}

process.on('message', async (job: LighthouseJob) => {
  try {
    process.send?.(await run(job));
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});

function stop(): void {
  chrome.kill();
  process.exit();
}
process.once('disconnect', stop);
// Otherwise the browser would outlive the bench that somebody ends.
process.once('SIGTERM', stop);
process.send?.('ready');
