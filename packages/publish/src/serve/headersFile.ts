/** Headers for the paths that a pattern names. */
export interface HeaderRule {
  /** A path, or the beginning of paths with `*` at its end. */
  pattern: string;
  headers: Record<string, string>;
}

/**
 * The rules of a `_headers` file, in their order.
 * @param text the file, as `hosts/hostFiles.ts` writes it: paths, or patterns that end in `*`, under each its headers
 */
export function readRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
    else if (name && rule) rule.headers[name] = value;
  }
  return rules;
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * The headers that a `_headers` file asks for at a path.
 * @param text see {@link readRules}
 */
export const headersFor = (text: string, path: string): Record<string, string> =>
  Object.assign(
    {},
    ...readRules(text)
      .filter(({ pattern }) => matches(pattern, path))
      .map(({ headers }) => headers),
  );
