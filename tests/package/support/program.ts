import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program to its end as somebody else's shell would: without what Vitest sets. */
export async function runProgram([program = '', ...args]: string[], cwd: string): Promise<void> {
  const { NODE_ENV, VITEST, ...env } = process.env;
  try {
    await run(program, args, { cwd, env, shell: process.platform === 'win32' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${[program, ...args].join(' ')} failed.\n${stdout}${stderr}`);
  }
}
