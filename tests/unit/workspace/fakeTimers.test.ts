import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeTimers } from '../../../stories/support/fakeTimers.ts';

const real = vi.fn();

beforeEach(() => {
  real.mockClear();
  vi.stubGlobal('window', { setTimeout: real });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  { viewMode: 'story', runs: 'waits until the story lets time pass', calls: 0 },
  { viewMode: 'docs', runs: 'runs by itself', calls: 1 },
])('in $viewMode view, what a component does after a while $runs', ({ viewMode, calls }) => {
  const undo = fakeTimers.beforeEach({ viewMode });
  window.setTimeout(() => undefined, 3000);
  expect(real).toHaveBeenCalledTimes(calls);
  undo?.();
});
