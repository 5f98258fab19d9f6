type Fields = Record<string, unknown>;

/** The lists that résumés state, and the field that an entry of each is known by. */
const keyFields: Record<string, string> = {
  '/owner/profiles': 'url',
  '/experience': 'company',
  '/degrees': 'institution',
  '/certifications': 'title',
  '/languages': 'name',
  '/skillCategories': 'title',
  '/skillCategories/skills': 'name',
  '/projects': 'title',
  '/projectCategories': 'name',
};

/** A list whose entries have names in the place of numbers. */
interface Keyed {
  order: string[];
  entries: Fields;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A name for each entry. Those that share one are numbered from the last, as what is new comes first.
 */
function keysOf(items: readonly Fields[], field: string): string[] {
  const count = new Map<string, number>();
  return items
    .map((item) => `${field}=${item[field]}`)
    .reverse()
    .map((name) => {
      const number = (count.get(name) ?? 0) + 1;
      count.set(name, number);
      return number === 1 ? name : `${name} (${number})`;
    })
    .reverse();
}

/**
 * The content with names in the place of numbers wherever a list may change in the résumé: a patch then
 * finds `/experience/entries/company=Acme` also after another position was put before it.
 */
export function toKeyed(value: unknown, path = ''): unknown {
  if (Array.isArray(value)) {
    const field = keyFields[path];
    if (!field) return value.map((item) => toKeyed(item));
    const order = keysOf(value, field);
    const entries = order.map((key, index) => [key, toKeyed(value[index], path)]);
    return { order, entries: Object.fromEntries(entries) } satisfies Keyed;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, toKeyed(child, `${path}/${key}`)]),
  );
}

const isKeyed = (value: Fields): value is Fields & Keyed =>
  Array.isArray(value.order) && isObject(value.entries);

/** What {@link toKeyed} was given. Entries that the order has forgotten come last. */
export function fromKeyed(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (isKeyed(value)) {
    const { order, entries } = value;
    const keys = new Set([
      ...order.filter((key) => Object.hasOwn(entries, key)),
      ...Object.keys(entries),
    ]);
    return [...keys].map((key) => fromKeyed(entries[key]));
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fromKeyed(child)]));
}
