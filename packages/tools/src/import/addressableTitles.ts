import { slugify } from '@portfolio/data/values/slug';

/**
 * Makes titles parts of addresses: each has a letter or digit, and a number after it if it is taken.
 * @param kind the word before a title that has neither letter nor digit
 * @param taken the titles that others have
 * @param formOf the form in which no two titles may be the same
 */
export function addressableTitles(kind: string, taken: readonly string[] = [], formOf = slugify) {
  const forms = new Set(taken.map(formOf));
  return (name: string): string => {
    const title = /[\p{L}\p{N}]/u.test(name) ? name : `${kind} ${name}`.trim();
    let distinct = title;
    for (let number = 2; forms.has(formOf(distinct)); number += 1)
      distinct = `${title} (${number})`;
    forms.add(formOf(distinct));
    return distinct;
  };
}
