/** The same record, each value replaced by what `map` makes of it. */
export const mapValues = <K extends string, T, V>(
  record: Readonly<Record<K, T>>,
  map: (value: T, key: K) => V,
) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value as T, key as K)]),
  ) as Record<K, V>;
