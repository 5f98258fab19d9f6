/** Runs every check and counts: `npm test`, and with the long ones `npm run test:all`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSample } from '@portfolio/build/folders/content';
import { findOrInstallBrowser } from './browser.ts';
import { thisMachine } from './machine.ts';
import { AT_ROOT, OWN_BACKEND } from './ownBackend.ts';
import { countProcessorTime } from './processorTime.ts';
import type { TestReport } from './reports.ts';
import { runCommand } from './runCommand.ts';
import { ownSteps, type Step, sampleSteps } from './steps.ts';
import { judgeStep, type StepResult, summarise } from './summary.ts';

/** The report that the step has written, unless it ended before or in the middle of that. */
function readReport({ report }: Step): TestReport | undefined {
  try {
    return report?.read(readFileSync(report.file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<StepResult> {
  console.log(`\n── ${step.name} ──`);
  if (step.report) {
    // A report of an earlier run must not count as this one's.
    rmSync(step.report.file, { force: true });
    mkdirSync(dirname(step.report.file), { recursive: true });
  }
  const started = performance.now();
  const exitCode = await runCommand(step.command, env);
  const seconds = (performance.now() - started) / 1000;
  const report = readReport(step);
  const isComplete = !step.report || report !== undefined;
  return { name: step.name, seconds, ...judgeStep(step.name, isComplete ? exitCode : 1, report) };
}

const processorSeconds = countProcessorTime();
if (!isSample) {
  console.log(
    'This copy has content of its own, so the tests of the sample are left out. npm run doctor says whether it is ready to be public.',
  );
}
const browser = isSample ? await findOrInstallBrowser(thisMachine(), runCommand) : '';
if (browser === undefined) {
  console.error('No browser to test with: install Chrome or Chromium, or set CHROME_PATH to one.');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const results: StepResult[] = [];
const env = { ...OWN_BACKEND, ...AT_ROOT, CHROME_PATH: browser };
for (const group of isSample ? sampleSteps : ownSteps) {
  results.push(...(await Promise.all(group.map((step) => runStep(step, env)))));
}
const { text, isGood } = summarise(results, processorSeconds());
console.log(text);
process.exitCode = isGood ? 0 : 1;
