/** A value and where it is, such as `skillCategories[1].skills[0].icon`. */
export type Found = { path: string; value: unknown };

/** The entries of a list or an object. The step to each is `[]` in a list, otherwise its key. */
function childrenOf({ path, value }: Found): (Found & { step: string })[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, child]) => {
    if (Array.isArray(value)) return { step: '[]', path: `${path}[${key}]`, value: child };
    return { step: key, path: path === '' ? key : `${path}.${key}`, value: child };
  });
}

/** A value, then all values within it at any depth, in order. */
export const valuesIn = (value: unknown, path = ''): Found[] => [
  { path, value },
  ...childrenOf({ path, value }).flatMap((child) => valuesIn(child.value, child.path)),
];

/**
 * Finds every value that a pattern matches. `[]` matches each entry of a list, `*` each field.
 * Values of another shape are skipped, so that invalid content can be searched, too.
 *
 * @example valuesAt(content, 'skillCategories[].skills[].name')
 */
export function valuesAt(root: unknown, pattern: string): Found[] {
  let found: Found[] = [{ path: '', value: root }];
  for (const step of pattern.match(/\[\]|\*|\w+/g) ?? []) {
    found = found.flatMap(childrenOf).filter((child) => step === '*' || step === child.step);
  }
  return found;
}
