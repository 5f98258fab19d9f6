import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveCall } from '../../harness/resolveCall.ts';
import type { Call } from '../../harness/runCall.ts';

const run = promisify(execFile);

/** Runs a program to its end as somebody else's shell would: without what Vitest sets. */
export async function runProgram(call: Call, cwd: string): Promise<void> {
  const { program, args, needsShell } = resolveCall(call);
  const { NODE_ENV, VITEST, ...env } = process.env;
  try {
    await run(program, args, { cwd, env, shell: needsShell });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${call.join(' ')} failed.\n${stdout}${stderr}`);
  }
}
