/** A bracket, or a whole string, because brackets in strings don't count. */
const token = /"(?:[^"\\]+|\\.)*"?|[[\]{}]/gs;

/**
 * Whether a JSON text nests lists and objects more than `limit` deep. It reads only brackets and strings, without
 * recursion, so any depth is safe.
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
