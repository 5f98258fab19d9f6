import { ONE_FAILED } from './counts.ts';
import { BrowserProblem } from './findBrowser.ts';
import { findObstacle } from './findObstacle.ts';
import { findOrInstallBrowser } from './installBrowser.ts';
import { thisMachine } from './machine.ts';
import { OWN_BACKEND } from './ownBackend.ts';
import { killRunning, runCall, stopRunning } from './runCall.ts';
import { runStep } from './runStep.ts';
import { listSteps, type Step, selectSteps, UsageProblem } from './steps.ts';
import { formatTable, formatTotal, isGood, type StepResult } from './summary.ts';

const INTERRUPTED = 130;

/** The path of the browser, or nothing where there is none, which is told at once. */
async function prepareBrowser(steps: Step[]): Promise<string | undefined> {
  if (!steps.some(({ needsBrowser }) => needsBrowser)) return undefined;
  try {
    return await findOrInstallBrowser(thisMachine(), runCall);
  } catch (error) {
    if (!(error instanceof BrowserProblem)) throw error;
    console.error(error.message);
    return undefined;
  }
}

async function runSteps(
  steps: Step[],
  browser: string | undefined,
  interruption: AbortSignal,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    if (interruption.aborted) break;
    console.log(`\n── ${step.name} ──`);
    const obstacle = findObstacle(step, results, browser);
    if (obstacle === undefined) {
      const env = { ...OWN_BACKEND, ...(browser === undefined ? {} : { CHROME_PATH: browser }) };
      const result = await runStep(step, env);
      console.log(`${step.name}: ${result.seconds.toFixed(1)} s`);
      results.push(result);
    } else {
      console.log(`Not run: ${obstacle}.`);
      results.push({ name: step.name, counts: ONE_FAILED, seconds: 0 });
    }
  }
  return results;
}

/** Ends what runs when this process is told to end, however that happens. */
function watchSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Asked twice, the reader does not want to wait.
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
      stopRunning();
    });
  }
  process.on('exit', killRunning);
  return controller.signal;
}

async function main(names: string[]): Promise<number> {
  const interruption = watchSignals();
  const steps = selectSteps(listSteps('.'), names);
  const browser = await prepareBrowser(steps);
  const results = await runSteps(steps, browser, interruption);
  if (interruption.aborted) {
    console.error('\nInterrupted.');
    return INTERRUPTED;
  }
  console.log(`\n${formatTable(results)}\n`);
  console.log(formatTotal(results));
  return isGood(results) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
