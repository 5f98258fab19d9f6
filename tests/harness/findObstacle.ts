import type { Step } from './steps.ts';
import type { StepResult } from './summary.ts';

/** Why a step cannot be run after the one it needs, if it cannot. */
export function findObstacle(
  step: Step,
  needed: StepResult | undefined,
  browser: string | undefined,
): string | undefined {
  if (step.needsBrowser && browser === undefined) return 'there is no browser';
  return needed && needed.counts.failed > 0 ? `${needed.name} failed` : undefined;
}
