import { ID, nameOf } from '@portfolio/data/translation/translate';
import { isObject } from '@portfolio/data/values/isObject';
import { uniqueSlugs } from '@portfolio/data/values/slug';
import { dequal } from 'dequal';
import { pairEntries } from './pairEntries.ts';

/** A list of a translation, as the list in the first language has changed. */
function listCarried(
  before: readonly unknown[],
  after: readonly unknown[],
  own: readonly unknown[],
): unknown[] {
  const pairs = pairEntries(before, after);
  if (own.some((entry) => isObject(entry) && ID in entry)) {
    const [oldIds, newIds] = [before, after].map((list) => uniqueSlugs(list.map(nameOf)));
    return own.flatMap((entry) => {
      const at = oldIds?.indexOf(String(Object(entry)[ID])) ?? -1;
      const now = pairs.get(at);
      if (now === undefined) return at < 0 ? [entry] : [];
      return [{ ...Object(carryTranslation(before[at], after[now], entry)), [ID]: newIds?.[now] }];
    });
  }
  const old = new Map([...pairs].map(([from, to]) => [to, from]));
  return after.map((entry, now) => {
    const at = old.get(now);
    if (at !== undefined) return carryTranslation(before[at], entry, own[at]);
    return isObject(entry) ? {} : entry;
  });
}

/** A value of a translation, as the value in the first language has changed. */
export function carryTranslation(before: unknown, after: unknown, own: unknown): unknown {
  if (dequal(before, after)) return own;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(own)) {
    return listCarried(before, after, own);
  }
  if (!isObject(before) || !isObject(after) || !isObject(own)) return own;
  return Object.fromEntries(
    Object.entries(own)
      .filter(([key]) => key === ID || Object.hasOwn(after, key))
      .map(([key, value]) => [key, carryTranslation(before[key], after[key], value)]),
  );
}
