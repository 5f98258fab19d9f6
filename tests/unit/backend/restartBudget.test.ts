import { expect, test } from 'vitest';
import { createRestartBudget } from '../../../supabase/local/restartBudget.ts';

test('restarts come later each time and end with the fifth failure within a minute', () => {
  const budget = createRestartBudget(() => 0);
  expect([1, 2, 3, 4, 5].map(() => budget.spend())).toEqual([100, 200, 400, 800, undefined]);
});

test('a failure now and then is always followed by a quick restart', () => {
  let nowMs = 0;
  const budget = createRestartBudget(() => nowMs);
  for (let failure = 0; failure < 20; failure += 1) {
    expect(budget.spend()).toBe(100);
    nowMs += 60_000;
  }
});
