import { execFileSync } from 'node:child_process';

const checkEveryMs = 500;

/** The process of npm, which runs scripts through a shell; some shells are replaced by the script. */
function findNpm(): number {
  try {
    const args = ['-o', 'ppid=,comm=', '-p', String(process.ppid)];
    const parent = execFileSync('ps', args, { encoding: 'utf8' });
    const [, npmPid] = /^\s*(\d+)\s+(?:.*\/)?-?(?:ba|da|z|k|a)?sh\s*$/.exec(parent) ?? [];
    return Number(npmPid ?? process.ppid);
  } catch {
    // Windows has no `ps`, and no shell that outlives npm.
    return process.ppid;
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Calls `onGone` once when npm, which has started this process, has ended, even if it was killed. */
export function watchNpm(onGone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npmPid = findNpm();
  const timer = setInterval(() => {
    if (!isGone(npmPid)) return;
    clearInterval(timer);
    onGone();
  }, checkEveryMs);
  timer.unref();
}
