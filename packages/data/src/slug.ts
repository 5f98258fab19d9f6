/** The part of an address that chooses a category: `/projects?category=computer-vision`. */
export const categoryParameter = 'category';

/**
 * A name as part of an address or a file name: letters and digits of any script, in lower case,
 * with a hyphen for whatever is between them (`AI/ML Libraries & Frameworks` becomes
 * `ai-ml-libraries-frameworks`). Empty for a name without letters and digits, which the check of the
 * content does not let through.
 */
export const slugify = (name: string): string =>
  name
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)
    ?.join('-') ?? '';

/** Names as parts of addresses, each different: a name that comes again gets a number. */
export function uniqueSlugs(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const slug = slugify(name);
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}
