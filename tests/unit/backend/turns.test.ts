import { createTurns } from '@portfolio/backend/local/turns';
import { expect, test } from 'vitest';

/** Tasks that end when they are told to. */
function createTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, task, end };
}

test('who has many tasks waits for their own, in order, and nobody else does', async () => {
  const { begun, task, end } = createTasks();
  const inTurn = createTurns();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void inTurn('a', task(name));
  void inTurn('b', task('b1'));
  await end('none');
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  for (const name of ['a2', 'a3', 'a4']) await end(name);
  void inTurn('a', task('a5'));
  await end('none');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4', 'a5']);
});

test('a task that fails gives its turn to the next', async () => {
  const { begun, task, end } = createTasks();
  const inTurn = createTurns();
  const failing = inTurn('a', () => Promise.reject(new Error('on purpose')));
  void inTurn('a', task('next'));
  await expect(failing).rejects.toThrow('on purpose');
  await end('none');
  expect(begun).toEqual(['next']);
});
