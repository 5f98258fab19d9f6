import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command line to its end and returns its exit code. */
export type RunCommand = (command: string, env?: NodeJS.ProcessEnv) => Promise<number>;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const GRACE_MS = 10_000;
/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;
const isWindows = process.platform === 'win32';

/**
 * {@link RunCommand} that shows the command's output. When this process is asked to end, so is the
 * command with everything that it started, and forced if it doesn't.
 */
export const runCommand: RunCommand = async (command, env = {}) => {
  const child = spawn(command, {
    shell: true,
    // A process group of its own. Windows has none; there, Ctrl-C reaches every process by itself.
    detached: !isWindows,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      if (isWindows) child.kill(name);
      else if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It has ended in the meantime.
    }
  };
  let isInterrupted = false;
  const stop = () => {
    // People who ask twice don't want to wait.
    if (isInterrupted) process.exit(INTERRUPTED);
    isInterrupted = true;
    // As a terminal asks: Playwright stops its servers on this signal alone.
    signal('SIGINT');
    setTimeout(() => signal('SIGKILL'), GRACE_MS).unref();
  };
  const kill = () => signal('SIGKILL');
  for (const name of SIGNALS) process.on(name, stop);
  process.on('exit', kill);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (isInterrupted) process.exit(INTERRUPTED);
  for (const name of SIGNALS) process.off(name, stop);
  process.off('exit', kill);
  return exitCode ?? 1;
};
