import { isObject } from '../isObject.ts';

type Fields = Record<string, unknown>;

/** The lists that résumés state, and the field that an entry of each is known by. */
const keyFields: Record<string, string> = {
  '/owner/profiles': 'url',
  '/experience': 'company',
  '/degrees': 'institution',
  '/certifications': 'title',
  '/publications': 'title',
  '/awards': 'title',
  '/languages': 'name',
  '/interests': 'name',
  '/references': 'name',
  '/skillCategories': 'title',
  '/skillCategories/skills': 'name',
  '/projects': 'title',
  '/projectCategories': 'name',
};

/**
 * A name for each entry. Those that share one are numbered from the last, as new entries come first.
 */
function keysOf(items: readonly Fields[], field: string): string[] {
  const count = new Map<string, number>();
  const names = items.toReversed().map((item) => {
    const name = `${field}=${item[field]}`;
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return number === 1 ? name : `${name} (${number})`;
  });
  return names.toReversed();
}

/**
 * The content with its lists as entries by name, and their order, so that a patch finds
 * `/experience/entries/company=Acme` even after another position was put before it in the résumé.
 */
export function toKeyed(value: unknown, path = ''): unknown {
  if (Array.isArray(value)) {
    const field = keyFields[path];
    if (!field) return value.map((item) => toKeyed(item));
    const order = keysOf(value, field);
    const entries = order.map((key, index) => [key, toKeyed(value[index], path)]);
    return { order, entries: Object.fromEntries(entries) };
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, toKeyed(child, `${path}/${key}`)]),
  );
}

/** The input of {@link toKeyed}. Entries that the order doesn't name come last. */
export function fromKeyed(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { order, entries } = value;
  if (Array.isArray(order) && isObject(entries)) {
    const ordered = order.filter((key) => Object.hasOwn(entries, key));
    return [...new Set([...ordered, ...Object.keys(entries)])].map((key) =>
      fromKeyed(entries[key]),
    );
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fromKeyed(child)]));
}
