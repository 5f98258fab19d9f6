import { askGitHub } from './gitHub.ts';

const STEP_MS = 30_000;

/** A run of a workflow (docs.github.com, "List workflow runs for a workflow"). */
interface Run {
  name: string;
  status: string;
  conclusion: string | null;
  html_url: string;
  updated_at: string;
}

const ends: Readonly<Record<string, string>> = {
  success: 'has succeeded',
  cancelled: 'was cancelled',
};

function stateOf({ status, conclusion }: Run): string {
  if (status === 'completed') return ends[conclusion ?? ''] ?? 'has failed';
  // Before that, it is queued, or waits for another run or for somebody.
  return status === 'in_progress' ? 'is running' : 'waits for its turn';
}

function sentenceAbout(run: Run): string {
  const { name, updated_at } = run;
  const time = new Date(updated_at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
  return `“${name}” ${stateOf(run)} (${time})`;
}

async function read<Answer>(path: string): Promise<Answer | undefined> {
  const response = await askGitHub(path).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

/**
 * The last run of the workflow that publishes, for the branch that the editor saves to; undefined if there is none, or the
 * token may not see it.
 */
async function lastRun(repository: string): Promise<Run | undefined> {
  const own = await read<{ default_branch: string }>(`repos/${repository}`);
  if (!own) return undefined;
  const query = new URLSearchParams({ branch: own.default_branch, per_page: '1' });
  const path = `repos/${repository}/actions/workflows/deploy.yml/runs?${query}`;
  const listed = await read<{ workflow_runs: Run[] }>(path);
  return listed?.workflow_runs[0];
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
