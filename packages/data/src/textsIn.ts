/** A text and where it stands, such as `projects[0].title`. */
export type FoundText = { path: string; value: string };

/** Every text in the content, however deep, in its order. */
export function textsIn(value: unknown, path = ''): FoundText[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, `${path}[${index}]`));
  }
  return Object.entries(Object(value)).flatMap(([key, child]) =>
    textsIn(child, path === '' ? key : `${path}.${key}`),
  );
}
