import { findBrowser } from '../../harness/browser.ts';
import { importTool } from '../../harness/fetchTool.ts';
import type { LighthouseJob, LighthouseResult } from './lighthouse.ts';

// Lighthouse isn't installed where types are checked.
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; score: number | null; errorMessage?: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

const { default: lighthouse, desktopConfig } = await importTool(
  'lighthouse',
  'lighthouse/core/index.js',
);
const { launch } = await importTool('lighthouse', 'chrome-launcher');

const chrome = await launch({
  chromePath: findBrowser(),
  // Playwright starts it without the sandbox, too; the superuser can't use it.
  chromeFlags: ['--headless=new', '--no-sandbox'],
});

async function run({ url, flags, isDesktop }: LighthouseJob): Promise<LighthouseResult> {
  const options = { ...flags, port: chrome.port, logLevel: 'error' };
  const { lhr }: { lhr: Report } = await lighthouse(url, options, isDesktop && desktopConfig);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const audits = Object.entries(lhr.audits);
  return {
    values: Object.fromEntries(audits.map(([id, { numericValue }]) => [id, numericValue])),
    categories: Object.entries(lhr.categories).map(([id, { score, auditRefs }]) => ({
      id,
      score: Math.round((score ?? Number.NaN) * 100),
      imperfect: auditRefs
        .filter((each) => each.weight > 0 && (lhr.audits[each.id]?.score ?? 1) < 1)
        .map((each) => each.id),
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
process.once('disconnect', () => {
  chrome.kill();
  process.exit();
});
process.send?.('ready');
