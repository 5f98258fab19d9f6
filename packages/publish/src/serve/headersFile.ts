/** Headers by name. */
type Headers = Record<string, string>;

/** The headers for all paths that begin like this. */
interface Rule {
  start: string;
  headers: Headers;
}

/** Reads what the build writes into `_headers`: patterns that end in `*`, under each its headers. */
function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = line.match(/^\s+([\w-]+):\s*(.*)$/) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.startsWith('/')) rules.push({ start: line.replace(/\*\s*$/, ''), headers: {} });
  }
  return rules;
}

/**
 * The headers that a `_headers` file asks for at a path.
 * @param text the file, as `build/hostFiles.ts` writes it
 */
export const headersFor = (text: string, path: string): Headers =>
  Object.assign(
    {},
    ...parseRules(text)
      .filter(({ start }) => path.startsWith(start))
      .map(({ headers }) => headers),
  );
