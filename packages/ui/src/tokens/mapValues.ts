/** Returns the same record, with each value mapped by `map`. */
export const mapValues = <K extends string, T, V>(
  record: Readonly<Record<K, T>>,
  map: (value: T) => V,
) =>
  Object.fromEntries(Object.entries<T>(record).map(([key, value]) => [key, map(value)])) as Record<
    K,
    V
  >;

/** Does the same for a record of records, whose values are all of one type. */
export const mapGroups = <T, V, Groups extends Record<string, Record<string, T>>>(
  groups: Groups,
  map: (value: T) => V,
) =>
  mapValues(groups, (group) => mapValues(group, map)) as {
    [Name in keyof Groups]: Record<keyof Groups[Name], V>;
  };
