/** A part of what Chromium's tracing writes: times in microseconds. */
export interface TraceEvent {
  name: string;
  ts: number;
  /** The processor time of its thread; other work on the machine doesn't change it. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** Tasks up to this long don't block (web.dev/articles/tbt). */
const SHORT_MS = 50;

/** The processor time of each task of the page's main thread after its first contentful paint, in milliseconds. */
export function taskTimes(events: readonly TraceEvent[]): number[] {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === paint.pid && args.name === 'CrRendererMain',
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid)
    .filter(({ ts }) => ts >= paint.ts)
    // The shortest have none.
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
  if (tasks.length === 0) throw new Error('The trace has no time of a task after the paint.');
  return tasks;
}

/** Total Blocking Time on a processor that is so many times slower, in milliseconds. */
export const blockingTime = (tasksMs: readonly number[], slowdown: number) =>
  tasksMs.reduce((sum, taskMs) => sum + Math.max(0, taskMs * slowdown - SHORT_MS), 0);
