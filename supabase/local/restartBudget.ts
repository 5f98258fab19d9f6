const windowMs = 60_000;
const allowed = 5;
const firstPauseMs = 100;

/** Says how long to wait before the next restart, or that there have been too many. */
export interface RestartBudget {
  /** How often something may fail within a minute. */
  readonly allowed: number;
  /** @returns milliseconds, or `undefined` when it has failed too often within a minute */
  spend(): number | undefined;
}

/** A budget of restarts that renews itself as time goes by. */
export function createRestartBudget(now: () => number = Date.now): RestartBudget {
  let failures: number[] = [];
  return {
    allowed,
    spend() {
      failures = [...failures.filter((time) => now() - time < windowMs), now()];
      return failures.length >= allowed ? undefined : firstPauseMs * 2 ** (failures.length - 1);
    },
  };
}
