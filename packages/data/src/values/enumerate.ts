/**
 * The first of some names on one line, and how many others there are: `a, b and 3 more`.
 * @param most how many are named; people don't read a longer list
 */
export function enumerate(names: readonly string[], most = 5): string {
  const more = names.length - most;
  return names.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
