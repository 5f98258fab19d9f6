import { nameOf } from '@portfolio/data/translation/translate';
import { isObject } from '@portfolio/data/values/isObject';
import { dequal } from 'dequal';

/** How much two entries have in common besides their names, from 0 to 1; undefined if they have nothing else. */
function likeness(one: unknown, other: unknown): number | undefined {
  if (!isObject(one) || !isObject(other)) return undefined;
  const rest = Object.entries(one).filter(([, value]) => value !== nameOf(one));
  const same = rest.filter(([key, value]) => dequal(other[key], value));
  return rest.length === 0 ? undefined : same.length / rest.length;
}

/**
 * Finds what became of each entry of a list: the equal one, else the one of that name, else one that has at least half of its
 * other values. Where there is nothing else to compare, the one in its place, if nothing was added or removed.
 * @returns the new position of each entry that is still there, by the old one
 */
export function pairEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(after.keys());
  const pair = (isSame: (old: number, now: number) => boolean) => {
    for (const old of before.keys()) {
      if (pairs.has(old)) continue;
      const now = [...free].find((each) => isSame(old, each));
      if (now === undefined) continue;
      pairs.set(old, now);
      free.delete(now);
    }
  };
  const nameIn = (list: readonly unknown[], at: number) => nameOf(list[at]);
  pair((old, now) => dequal(before[old], after[now]));
  pair((old, now) => nameIn(before, old) !== '' && nameIn(before, old) === nameIn(after, now));
  const isSameLength = before.length === after.length;
  pair((old, now) => {
    const alike = likeness(before[old], after[now]);
    return alike === undefined ? isSameLength && old === now : alike >= 0.5;
  });
  return pairs;
}
