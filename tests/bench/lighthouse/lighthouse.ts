import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fetchTool } from '../../harness/fetchTool.ts';
import { SOURCE } from '../../harness/nodeCalls.ts';
import { findNode22 } from './node22.ts';

/** One page to load. */
export interface LighthouseJob {
  url: string;
  /** Lighthouse's own settings. Audits that are asked for must have a value. */
  flags: {
    onlyAudits?: readonly string[];
    onlyCategories?: readonly string[];
    throttlingMethod?: 'simulate' | 'devtools';
    pauseAfterFcpMs?: number;
    pauseAfterLoadMs?: number;
    networkQuietThresholdMs?: number;
    cpuQuietThresholdMs?: number;
    disableFullPageScreenshot?: boolean;
    skipAboutBlank?: boolean;
  };
  /** @default false, which is a phone */
  isDesktop?: boolean;
}

/** What Lighthouse says of a page. */
export interface LighthouseResult {
  /** The values of the audits that have one, by their id. */
  values: Record<string, number | undefined>;
  /** From 0 to 100 points, with the audits that cost some. */
  categories: { id: string; points: number; imperfect: string[] }[];
}

/** Lighthouse gives up a page after 45 seconds. Silent for longer, it or its browser hangs. */
const LONGEST_MS = 120_000;

/** How often a page is tried: Chromium now and then leaves a paint or the start of the load out of a trace. */
const TRIES = 3;

/** Loads a page; once more where that fails, up to three times in all. */
export type RunLighthouse = (job: LighthouseJob) => Promise<LighthouseResult>;

/**
 * Keeps one Lighthouse with one browser for as long as `use` takes, in a process of its own, because it needs
 * a newer Node than the rest.
 */
export async function withLighthouse<Result>(
  use: (run: RunLighthouse) => Promise<Result>,
): Promise<Result> {
  fetchTool('lighthouse');
  const script = fileURLToPath(new URL('./process.ts', import.meta.url));
  const child = fork(script, { execPath: findNode22(), execArgv: SOURCE });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`Lighthouse ended with exit code ${code}: see its output above.`);
  });
  failed.catch(() => undefined);
  const answer = async (what: string) => {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const silent = () => {
      throw new Error(`Lighthouse hangs: no word for ${LONGEST_MS / 1_000} s ${what}.`);
    };
    const message = once(child, 'message', { signal }).catch(silent);
    return (await Promise.race([message, failed]))[0];
  };

  async function run(job: LighthouseJob, triesLeft = TRIES - 1): Promise<LighthouseResult> {
    child.send(job);
    const result: LighthouseResult | { error: string } = await answer(`while it loads ${job.url}`);
    if (!('error' in result)) return result;
    if (triesLeft === 0) throw new Error(`Lighthouse can't measure ${job.url}: ${result.error}`);
    return run(job, triesLeft - 1);
  }

  try {
    await answer('while it starts');
    return await use((job) => run(job));
  } finally {
    if (child.connected) child.disconnect();
    await ended;
  }
}
