import type { Found } from './valuesAt.ts';

/** A text and where it stands, such as `projects[0].title`. */
export type FoundText = { path: string; value: string };

/** Every value that isn't a list or an object, however deep, in its order. */
export function leavesIn(value: unknown, path = ''): Found[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => leavesIn(item, `${path}[${index}]`));
  }
  return Object.entries(value).flatMap(([key, child]) =>
    leavesIn(child, path === '' ? key : `${path}.${key}`),
  );
}

/** Every text in the content, however deep, in its order. */
export const textsIn = (content: unknown, path?: string): FoundText[] =>
  leavesIn(content, path).filter((found): found is FoundText => typeof found.value === 'string');
