import { ONE_FAILED } from './counts.ts';
import { BrowserProblem } from './findBrowser.ts';
import { findObstacle } from './findObstacle.ts';
import { findOrInstallBrowser } from './installBrowser.ts';
import { inTurn } from './inTurn.ts';
import { thisMachine } from './machine.ts';
import { AT_ROOT, OWN_BACKEND } from './ownBackend.ts';
import { killRunning, runCall, stopRunning } from './runCall.ts';
import { runStep } from './runStep.ts';
import { listSteps, type Step, selectSteps, UsageProblem } from './steps.ts';
import { formatFailures, formatTable, formatTotal, isGood, type StepResult } from './summary.ts';

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

/**
 * Runs the steps in their order, two at a time: most of them leave one of two cores idle for half of
 * their time. What a step writes appears when it has ended; that of a single one at once.
 */
async function runSteps(
  steps: Step[],
  browser: string | undefined,
  interruption: AbortSignal,
): Promise<StepResult[]> {
  const env = {
    ...OWN_BACKEND,
    ...AT_ROOT,
    ...(browser === undefined ? {} : { CHROME_PATH: browser }),
  };
  const isAlone = steps.length === 1;
  const started = new Map<string, Promise<StepResult>>();

  const run = async (step: Step): Promise<StepResult> => {
    const needed = step.needs === undefined ? undefined : await started.get(step.needs);
    const obstacle = findObstacle(step, needed, browser);
    if (obstacle !== undefined || interruption.aborted) {
      console.log(`\n── ${step.name} ──\nNot run: ${obstacle ?? 'interrupted'}.`);
      return { name: step.name, counts: ONE_FAILED, failures: [], seconds: 0 };
    }
    if (isAlone) return runStep(step, { env });
    console.log(`${step.name} …`);
    const written: Buffer[] = [];
    const result = await runStep(step, { env, onOutput: (output) => written.push(output) });
    process.stdout.write(`\n── ${step.name} ──\n${Buffer.concat(written)}`);
    console.log(`${step.name}: ${result.seconds.toFixed(1)} s`);
    return result;
  };

  return inTurn(steps, 2, (step) => {
    const result = run(step);
    started.set(step.name, result);
    return result;
  });
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
  if (!isGood(results)) console.error(formatFailures(results));
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
