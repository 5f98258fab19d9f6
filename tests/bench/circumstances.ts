import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/** What figures depend on beside the site. */
export interface Circumstances {
  cores: number;
  /** Of the last minute. */
  loadBefore: number;
  loadAfter: number;
  node: string;
  chromium: string;
  lighthouse: string;
  commit: string;
}

/** The load average of the last minute; 0 on Windows, which has none. */
export const currentLoad = (): number => loadavg()[0] ?? 0;

export const countCores = availableParallelism;

/** A line to say when others use this machine. */
export function busyWarning(load: number, cores: number): string | undefined {
  if (load <= cores / 2) return undefined;
  return `This machine is busy (load average ${load.toFixed(1)} on ${cores} cores): expect longer times that vary more.`;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });

/** The commit that is checked out, and whether something has been changed since. */
export function currentCommit(): string {
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short', 'HEAD').trim() + (isChanged ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}

/** The line about the machine. */
export const formatCircumstances = (each: Circumstances): string =>
  [
    `${each.cores} cores, load average ${each.loadBefore.toFixed(2)} before and ${each.loadAfter.toFixed(2)} after`,
    `Node ${each.node}`,
    `Chromium ${each.chromium}`,
    `Lighthouse ${each.lighthouse}`,
    `commit ${each.commit}`,
  ].join('; ');
