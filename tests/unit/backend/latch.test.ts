import { createLatch } from '@portfolio/backend/local/latch';
import { expect, test } from 'vitest';

test('whoever asks waits for a value and gets the latest one', async () => {
  const latch = createLatch<number>();
  const early = latch.value();
  latch.set(1);
  expect(await early).toBe(1);
  latch.set(2);
  expect(await latch.value()).toBe(2);
});

test('a value that is taken back makes the next one wait', async () => {
  const latch = createLatch<number>();
  latch.set(1);
  latch.clear();
  latch.clear();
  const waiting = latch.value();
  latch.set(2);
  expect(await waiting).toBe(2);
});

test('giving up ends all waiting, and is not for ever', async () => {
  const latch = createLatch<number>();
  const waiting = latch.value();
  latch.fail(new Error('over'));
  await expect(waiting).rejects.toThrow('over');
  await expect(latch.value()).rejects.toThrow('over');
  latch.set(3);
  expect(await latch.value()).toBe(3);
});
