import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fetchTool } from '../../harness/fetchTool.ts';
import { SOURCE } from '../../harness/nodeCalls.ts';
import { findNode22 } from './node22.ts';

/** One page to load. */
export interface LighthouseJob {
  url: string;
  /** Lighthouse's own settings. */
  flags: {
    onlyAudits?: readonly string[];
    onlyCategories?: readonly string[];
    throttlingMethod?: 'simulate' | 'devtools';
    disableFullPageScreenshot?: boolean;
    skipAboutBlank?: boolean;
  };
  isDesktop?: boolean;
}

/** What Lighthouse says of a page. */
export interface LighthouseResult {
  /** The values of the audits that have one, by their id. */
  values: Record<string, number | undefined>;
  /** From 0 to 100, with the audits that cost points. */
  categories: { id: string; score: number; imperfect: string[] }[];
}

/** Loads a page. */
export type RunLighthouse = (job: LighthouseJob) => Promise<LighthouseResult>;

/** Keeps one Lighthouse with one browser for as long as `use` takes. */
export async function withLighthouse<Result>(
  use: (run: RunLighthouse) => Promise<Result>,
): Promise<Result> {
  fetchTool('lighthouse');
  const script = fileURLToPath(new URL('./process.ts', import.meta.url));
  const child = fork(script, { execPath: findNode22(), execArgv: SOURCE });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`Lighthouse ended with code ${code}.`);
  });
  failed.catch(() => undefined);
  const answered = async () => (await Promise.race([once(child, 'message'), failed]))[0];
  try {
    await answered();
    return await use(async (job) => {
      child.send(job);
      const answer: LighthouseResult | { error: string } = await answered();
      if ('error' in answer) throw new Error(`${job.url}: ${answer.error}`);
      return answer;
    });
  } finally {
    if (child.connected) child.disconnect();
    await ended;
  }
}
