/** A whole string, so that brackets in it don't count, or a bracket. */
const token = /"(?:[^"\\]+|\\.)*"?|[[\]{}]/gs;

/**
 * Whether a JSON text nests lists and objects more than `limit` deep. It reads only brackets and strings,
 * so that a text of any depth is safe to look at.
 */
export function isNestedDeeper(json: string, limit: number): boolean {
  let depth = 0;
  for (const [text] of json.matchAll(token)) {
    if (text === '[' || text === '{') depth += 1;
    else if (text === ']' || text === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
