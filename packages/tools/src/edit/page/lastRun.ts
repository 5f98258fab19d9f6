import { askGitHub } from './gitHub.ts';

const STEP_MS = 30_000;

/** Enough to pass over the runs for other branches, which GitHub skips. */
const RUNS = 10;

/** A run of a workflow (docs.github.com, "List workflow runs for a workflow"). */
interface Run {
  name: string;
  status: string;
  conclusion: string | null;
  html_url: string;
  updated_at: string;
}

const states: Readonly<Record<string, string>> = {
  success: 'has succeeded',
  cancelled: 'was cancelled',
};

function sentenceAbout({ name, status, conclusion, updated_at }: Run): string {
  const isDone = status === 'completed';
  const state = isDone ? (states[conclusion ?? ''] ?? 'has failed') : 'is running';
  const time = new Date(updated_at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
  return `“${name}” ${state} (${time})`;
}

/** The last run of the workflow that publishes; undefined if there is none, or the token may not see it. */
async function lastRun(repository: string): Promise<Run | undefined> {
  const path = `repos/${repository}/actions/workflows/deploy.yml/runs?per_page=${RUNS}`;
  const response = await askGitHub(path).catch(() => undefined);
  if (!response?.ok) return undefined;
  const { workflow_runs: runs }: { workflow_runs: Run[] } = await response.json();
  return runs.find(({ conclusion }) => conclusion !== 'skipped');
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows below the editor what became of the last run of the workflow that publishes, with a link to it. */
export async function showLastRun(repository: string): Promise<void> {
  clearTimeout(timer);
  const run = document.hidden ? undefined : await lastRun(repository);
  if (run) {
    const below = document.querySelector('#last-run') as HTMLElement;
    const link = below.querySelector('a') as HTMLAnchorElement;
    const sentence = sentenceAbout(run);
    below.hidden = false;
    link.href = run.html_url;
    // A screen reader says it once.
    if (link.textContent !== sentence) link.textContent = sentence;
  }
  timer = setTimeout(showLastRun, STEP_MS, repository);
}
