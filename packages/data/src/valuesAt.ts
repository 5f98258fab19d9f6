/** A value and where it stands, such as `skillCategories[1].skills[0].icon`. */
export type Found = { path: string; value: unknown };

function childrenOf({ path, value }: Found, step: string): Found[] {
  if (step === '[]') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.map((item, index) => ({ path: `${path}[${index}]`, value: item }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => step === '*' || step === key)
    .map(([key, child]) => ({ path: path === '' ? key : `${path}.${key}`, value: child }));
}

/**
 * Every value at the places that a pattern names: `[]` stands for each entry of a list and `*` for
 * each field. Values of another shape are passed over, so that content which breaks its schema in
 * one place can still be searched in all others.
 *
 * @example valuesAt(content, 'skillCategories[].skills[].name')
 */
export function valuesAt(root: unknown, pattern: string): Found[] {
  const steps = pattern.match(/\[\]|\*|\w+/g) ?? [];
  return steps.reduce<Found[]>(
    (found, step) => found.flatMap((place) => childrenOf(place, step)),
    [{ path: '', value: root }],
  );
}
