import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/** A line to say when others use this machine. */
export function busyWarning(load: number, cores: number): string | undefined {
  if (load <= cores / 2) return undefined;
  return `This machine is busy (load average ${load.toFixed(1)} on ${cores} cores): expect longer times that vary more.`;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });

/** The commit that is checked out, and whether something has been changed since. */
function currentCommit(): string {
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short', 'HEAD').trim() + (isChanged ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}

/** What figures depend on besides the site. */
export const readCircumstances = () => ({
  cores: availableParallelism(),
  /** The load average of the last minute; 0 on Windows, which has none. */
  load: loadavg()[0] ?? 0,
  node: process.versions.node,
  commit: currentCommit(),
});
