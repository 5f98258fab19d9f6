import type { Step } from './steps.ts';
import type { StepResult } from './summary.ts';

/** Why a step cannot be run after the ones before it, if it cannot. */
export function findObstacle(
  step: Step,
  results: StepResult[],
  browser: string | undefined,
): string | undefined {
  if (step.needsBrowser && browser === undefined) return 'there is no browser';
  const needed = results.find(({ name }) => name === step.needs);
  return needed && needed.counts.failed > 0 ? `${needed.name} failed` : undefined;
}
