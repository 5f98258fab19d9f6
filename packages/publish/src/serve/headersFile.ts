const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * The headers that a `_headers` file asks for at a path.
 * @param text the file, as `hosts/hostFiles.ts` writes it: paths, or patterns that end in `*`, under each its headers
 */
export function headersFor(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) applies = matches(line.trim(), path);
    else if (name && applies) headers[name] = value;
  }
  return headers;
}
