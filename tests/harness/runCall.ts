import { type ChildProcess, spawn } from 'node:child_process';
import { resolveCall } from './resolveCall.ts';

/** A program and its arguments. */
export type Call = [program: string, ...args: string[]];

/** Runs a program to its end and tells its exit code. */
export type RunCall = (call: Call) => Promise<number>;

/** How a program is run. */
export interface RunOptions {
  env?: NodeJS.ProcessEnv | undefined;
  /** Takes all that it writes, once it has ended. Without it, what it writes appears at once. */
  onOutput?: ((output: Buffer) => void) | undefined;
}

const GRACE_MS = 10_000;
const isWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();

function signalTree({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawn('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/**
 * Ends every program that still runs, and what those started: asked first, then forced. They are
 * asked as a terminal asks, because Playwright stops its servers on that signal alone.
 */
export function stopRunning(): void {
  for (const child of running) {
    signalTree(child, 'SIGINT');
    setTimeout(() => signalTree(child, 'SIGKILL'), GRACE_MS).unref();
  }
}

/** Ends them at once, for when this process itself is ending. */
export function killRunning(): void {
  for (const child of running) signalTree(child, 'SIGKILL');
}

function gatherOutput(child: ChildProcess, onOutput: (output: Buffer) => void): void {
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.once('close', () => onOutput(Buffer.concat(chunks)));
}

/** Runs a program to its end and tells its exit code; one that cannot be started counts as 1. */
export function runCall(call: Call, { env, onOutput }: RunOptions = {}): Promise<number> {
  const { program, args, needsShell } = resolveCall(call);
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    // A process group of its own, so that all of it can be ended together.
    detached: !isWindows,
    env: { ...process.env, ...env },
    shell: needsShell,
    stdio: ['ignore', output, output],
  });
  running.add(child);
  if (onOutput) gatherOutput(child, onOutput);
  return new Promise((resolve) => {
    const end = (exitCode: number) => {
      running.delete(child);
      resolve(exitCode);
    };
    child.once('error', (error) => {
      console.error(`${call[0]}: ${error.message}`);
      end(1);
    });
    child.once('close', (exitCode) => end(exitCode ?? 1));
  });
}
