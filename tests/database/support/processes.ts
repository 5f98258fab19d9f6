import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '@portfolio/build/folders/repository';
import { pause } from '@portfolio/tools/backend/timing';
import { onTestFinished } from 'vitest';
import { SOURCE } from '../../harness/nodeCalls.ts';

/** A program of the repository that a test has started. */
export interface Program {
  child: ChildProcess;
  /** The text that it has written to either output so far. */
  output: () => string;
  /** The first line that matches, waiting for it; fails when the program ends without it. */
  line: (pattern: RegExp) => Promise<string>;
  /** Resolves when it has ended, with its exit code or the signal that ended it. */
  ended: Promise<number | string>;
}

function watchLines(child: ChildProcess, ended: Promise<number | string>) {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const output = () => lines.join('\n');
  const line = async (pattern: RegExp) => {
    for (;;) {
      const how = await Promise.race([ended, pause(20)]);
      const found = lines.find((text) => pattern.test(text));
      if (found !== undefined) return found;
      if (how !== undefined) throw new Error(`ended (${how}) after: ${output()}`);
    }
  };
  return { line, output };
}

/** Starts any command; anything left of it after the test is killed. */
export function startCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(command, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? -1));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, ...watchLines(child, ended) };
}

/** Starts a TypeScript file of the repository. */
export function startScript(
  file: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Program {
  return startCommand(process.execPath, [...SOURCE, join(repositoryRoot, file), ...args], env);
}
