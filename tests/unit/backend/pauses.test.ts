import { createPauses } from '@portfolio/backend/local/pauses';
import { expect, test } from 'vitest';

test('what fails again and again is tried again at ever longer intervals, up to a minute, and for ever', () => {
  const pauses = createPauses();
  const taken = Array.from({ length: 14 }, () => pauses.next(0));
  expect(taken).toEqual([
    100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 51_200, 60_000, 60_000, 60_000, 60_000,
  ]);
});

test('what fails after it has run well is tried again at once, as the first time', () => {
  const pauses = createPauses();
  for (let failure = 0; failure < 8; failure += 1) pauses.next(1_000);
  expect(pauses.next(59_999)).toBe(25_600);
  expect(pauses.next(60_000)).toBe(100);
  expect(pauses.next(0)).toBe(200);
});
