import { expect, test } from 'vitest';
import { blockingTime, type TraceEvent, taskTimes } from '../../bench/page/threadTime.ts';

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ts,
  pid: 7,
  tid: 1,
  args: {},
  ...more,
});

const trace = [
  event('thread_name', 0, { args: { name: 'CrRendererMain' } }),
  event('thread_name', 0, { pid: 8, args: { name: 'CrRendererMain' } }),
  event('thread_name', 0, { tid: 2, args: { name: 'Compositor' } }),
  event('RunTask', 10, { tdur: 90_000 }),
  event('firstContentfulPaint', 100),
  event('RunTask', 110, { tdur: 20_000 }),
  event('RunTask', 120, { tdur: 8_000 }),
  event('RunTask', 130, { tdur: 90_000, tid: 2 }),
  event('RunTask', 140, { tdur: 90_000, pid: 8 }),
  event('Layout', 150, { tdur: 90_000 }),
];

test('the tasks that count are those of the page’s main thread after its first paint', () => {
  expect(taskTimes(trace)).toEqual([20, 8]);
  expect(() => taskTimes(trace.slice(0, 4))).toThrow('no first contentful paint');
  const withoutTimes = trace.map(({ tdur, ...rest }) => rest);
  expect(() => taskTimes(withoutTimes)).toThrow('no time of a task');
});

test('a task blocks with what it takes beyond 50 ms on a slower processor', () => {
  expect(blockingTime([20, 8], 4)).toBe(30);
  expect(blockingTime([20, 8], 10)).toBe(150 + 30);
  expect(blockingTime([], 4)).toBe(0);
});
