import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const checkEveryMs = 500;

interface Parent {
  name: string;
  parentPid: number;
}

/** What the system knows of a process; undefined on Windows. */
function inspect(pid: number): Parent | undefined {
  try {
    if (process.platform === 'linux') {
      const [, name = '', parentPid] =
        /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { name, parentPid: Number(parentPid) };
    }
    const text = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parentPid, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(text) ?? [];
    return { name, parentPid: Number(parentPid) };
  } catch {
    return undefined;
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** npm runs scripts through a shell, which some shells replace with the script. */
function findNpm(parentPid: number): number {
  const parent = inspect(parentPid);
  const isShell = parent !== undefined && /(^|\/)-?(ba|da|z|k|a)?sh$/.test(parent.name);
  return isShell ? parent.parentPid : parentPid;
}

/** Calls `onGone` once when npm, which has started this process, has ended, even if it was killed. */
export function watchNpm(onGone: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parentPid = process.ppid;
  const npmPid = findNpm(parentPid);
  const timer = setInterval(() => {
    if (process.ppid === parentPid && !isGone(npmPid)) return;
    clearInterval(timer);
    onGone();
  }, checkEveryMs);
  timer.unref();
}
