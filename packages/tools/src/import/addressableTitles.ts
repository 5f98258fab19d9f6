import { slugify } from '@portfolio/data/values/slug';
import type { ResumeReader } from './resumeReader.ts';

/** Tells titles apart: a number follows the second of the same form. */
export function distinctNames(taken: readonly string[] = [], formOf = slugify) {
  const forms = new Set(taken.map(formOf));
  return (name: string): string => {
    let distinct = name;
    for (let number = 2; forms.has(formOf(distinct)); number += 1) distinct = `${name} (${number})`;
    forms.add(formOf(distinct));
    return distinct;
  };
}

/**
 * Makes the names of entries parts of addresses: each has a letter or digit, and a number if it is taken.
 * @param kind the word before a name that has neither letter nor digit
 * @param taken the titles that others have
 */
export function addressableTitles(kind: string, taken?: readonly string[]) {
  const distinct = distinctNames(taken);
  return (item: ResumeReader): string => {
    const name = item.text('name', 'title') ?? '';
    const title = distinct(/[\p{L}\p{N}]/u.test(name) ? name : `${kind} ${name}`.trim());
    if (title !== name) item.note('name', `is "${title}" on the site`);
    return title;
  };
}
