import { expect, test } from 'vitest';
import { inTurn } from '../../harness/inTurn.ts';

/** Work whose ends are told one by one, and what of it has begun. */
function makeWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (item: string) => {
    begun.push(item);
    return new Promise<string>((resolve) => {
      ends.set(item, () => resolve(item.toUpperCase()));
    });
  };
  const end = async (item: string) => {
    ends.get(item)?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

test('no more than the given number are done at once, in order', async () => {
  const { begun, work, end } = makeWork();
  const all = inTurn(['a', 'b', 'c', 'd'], 2, work);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  await end('d');
  await end('a');
  await expect(all).resolves.toEqual(['A', 'B', 'C', 'D']);
});

test('nothing to do is done at once', async () => {
  await expect(inTurn([], 2, () => Promise.reject(new Error('never')))).resolves.toEqual([]);
});
