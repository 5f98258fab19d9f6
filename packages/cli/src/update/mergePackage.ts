import { isDeepStrictEqual } from 'node:util';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A merged package.json. */
export interface MergedPackage {
  text: string;
  /** The values that both had changed, where the template's was taken: the place, and the owner's value. */
  replaced: string[];
}

/**
 * Merges three versions of a package.json by their values, not by their lines: two dependencies next to each
 * other are no conflict. If both changed the same value, a version or a script is the template's, since its
 * code needs it; name, description and the like are the owner's. Entries that the owner removed stay removed.
 * @returns undefined if one of them isn't JSON
 */
export function mergePackage(
  base: string,
  ours: string,
  theirs: string,
): MergedPackage | undefined {
  const replaced: string[] = [];
  const merge = (before: unknown, own: unknown, new_: unknown, path: string[]): unknown => {
    if (isDeepStrictEqual(own, new_) || isDeepStrictEqual(before, new_)) return own;
    if (isDeepStrictEqual(before, own)) return new_;
    if (isObject(own) && isObject(new_)) {
      const from = isObject(before) ? before : {};
      const keys = [...new Set([...Object.keys(new_), ...Object.keys(own)])];
      const values = keys.map((key) => [
        key,
        merge(from[key], own[key], new_[key], [...path, key]),
      ]);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    }
    if (own === undefined || path.length < 2) return own;
    replaced.push(`${path.join('.')} (yours was ${JSON.stringify(own)})`);
    return new_;
  };
  try {
    const [before, own, new_] = [base, ours, theirs].map((text) => JSON.parse(text) as unknown);
    return { text: `${JSON.stringify(merge(before, own, new_, []), null, 2)}\n`, replaced };
  } catch {
    return undefined;
  }
}
