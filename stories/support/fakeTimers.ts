interface Held {
  run: () => void;
  due: number;
  /** Milliseconds between two calls; without it there is one. */
  every?: number;
}

/**
 * Shorter times are left to the browser. User-event, React and Storybook, which waits this long
 * before it checks whether anything still moves, need them.
 */
const LONGEST_REAL_MS = 100;

let now = 0;
let lastId = 1_000_000;
const held = new Map<number, Held>();

function hold(run: () => void, ms: number, every?: number) {
  lastId += 1;
  held.set(lastId, { run, due: now + ms, ...(every === undefined ? {} : { every }) });
  return lastId;
}

/** Real time for React to show what has changed. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done));
};

/**
 * Part of a story whose components' timers run only when `advance` says so. Times up to a tenth
 * of a second stay real. On a docs page, where nobody advances them, all stay real.
 */
export const fakeTimers = {
  beforeEach: ({ viewMode }: { viewMode: string }) => {
    if (viewMode === 'docs') return;
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
    const clear = (real: (id?: number) => void) => (id?: number) => {
      if (id === undefined || !held.delete(id)) real.call(window, id);
    };
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...args: unknown[]) =>
        ms <= LONGEST_REAL_MS ? setTimeout(run, ms, ...args) : hold(run, ms),
      setInterval: (run: () => void, ms = 0, ...args: unknown[]) =>
        ms <= LONGEST_REAL_MS ? setInterval(run, ms, ...args) : hold(run, ms, ms),
      clearTimeout: clear(clearTimeout),
      clearInterval: clear(clearInterval),
    });
    return () => {
      held.clear();
      Object.assign(window, { setTimeout, setInterval, clearTimeout, clearInterval });
    };
  },
};

/** Lets `ms` milliseconds pass for the timers of a story that has `fakeTimers`. */
export async function advance(ms: number) {
  await settle();
  const end = now + ms;
  for (;;) {
    const next = [...held].sort(([, a], [, b]) => a.due - b.due).find(([, { due }]) => due <= end);
    if (!next) break;
    const [id, timer] = next;
    now = timer.due;
    if (timer.every === undefined) held.delete(id);
    else held.set(id, { ...timer, due: now + timer.every });
    timer.run();
    await settle();
  }
  now = end;
}

/**
 * Lets time pass step by step; after each `[ms, expected]`, the check must hold for what is
 * expected.
 */
export async function expectOverTime<T>(
  check: (expected: T) => Promise<unknown>,
  steps: readonly (readonly [ms: number, expected: T])[],
) {
  for (const [ms, expected] of steps) {
    await advance(ms);
    await check(expected);
  }
}
