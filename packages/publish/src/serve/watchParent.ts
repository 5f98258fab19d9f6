const checkEveryMs = 500;

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Calls `onGone` once when npm, which has started this process, has ended, even if it was killed. The
 * usual shells make way for the script that npm runs through them, so that npm is the parent.
 */
export function watchNpm(onGone: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parentPid = process.ppid;
  const timer = setInterval(() => {
    // Elsewhere than on Windows, an orphan gets another parent.
    if (process.ppid === parentPid && !isGone(parentPid)) return;
    clearInterval(timer);
    onGone();
  }, checkEveryMs);
  timer.unref();
}
