import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { countReported, ONE_FAILED, ONE_PASSED } from './counts.ts';
import { inTurn } from './inTurn.ts';
import type { Report } from './reports.ts';
import { type RunOptions, runCall, stopRunning } from './runCall.ts';
import type { Step, StepReport } from './steps.ts';
import type { StepResult } from './summary.ts';

/** No step needs nearly as long; without an end to it, one test that hangs would hide all others. */
const LIMIT_MINUTES = 30;

function limitTime(name: string): NodeJS.Timeout {
  return setTimeout(() => {
    console.error(`${name} has run for ${LIMIT_MINUTES} minutes and is stopped.`);
    stopRunning();
  }, LIMIT_MINUTES * 60_000);
}

function readReport({ file, read }: StepReport): Report | undefined {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    // The step ended before it could write one, or in the middle of it.
    return undefined;
  }
}

/** Runs one step to its end and counts its tests. Its output goes where the options say. */
export async function runStep(step: Step, { env, onOutput }: RunOptions): Promise<StepResult> {
  const started = performance.now();
  if (step.report) {
    // A report of an earlier run must not be counted as this one's.
    rmSync(step.report.file, { force: true });
    mkdirSync(dirname(step.report.file), { recursive: true });
  }
  const limit = limitTime(step.name);
  const { calls, atOnce = 1 } = step;
  // What two of them write must not mix.
  const gathered = atOnce > 1 ? (output: Buffer) => void process.stdout.write(output) : undefined;
  const options = { env, onOutput: onOutput ?? gathered };
  const exitCode = Math.max(...(await inTurn(calls, atOnce, (call) => runCall(call, options))));
  clearTimeout(limit);
  const asOneTest = exitCode === 0 ? ONE_PASSED : ONE_FAILED;
  const report = step.report && readReport(step.report);
  return {
    name: step.name,
    counts: step.report ? countReported(exitCode, report?.counts) : asOneTest,
    failures: report?.failures ?? [],
    seconds: (performance.now() - started) / 1000,
  };
}
