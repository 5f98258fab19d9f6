import { placeIn } from './place.ts';

/** A value and where it is, such as `skillCategories[1].skills[0].icon`. */
export type Found = { path: string; value: unknown };

/** The entries of a list or an object, each with the steps of a pattern that lead to it. */
function childrenOf({ path, value }: Found): (Found & { steps: string[] })[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, child]) =>
    Array.isArray(value)
      ? { steps: ['[]', `[${key}]`], path: placeIn(path, Number(key)), value: child }
      : { steps: ['*', key], path: placeIn(path, key), value: child },
  );
}

/** A value, then all values within it at any depth, in order. */
export const valuesIn = (value: unknown, path = ''): Found[] => [
  { path, value },
  ...childrenOf({ path, value }).flatMap((child) => valuesIn(child.value, child.path)),
];

/**
 * Finds every value that a place or a pattern matches. `[]` matches each entry of a list, `*` each field.
 * Values of another shape are skipped, so that invalid content can be searched, too.
 *
 * @example valuesAt(content, 'skillCategories[].skills[].name')
 */
export function valuesAt(root: unknown, pattern: string): Found[] {
  let found: Found[] = [{ path: '', value: root }];
  for (const step of pattern.match(/\[\d*\]|\*|\w+/g) ?? []) {
    found = found.flatMap(childrenOf).filter(({ steps }) => steps.includes(step));
  }
  return found;
}
