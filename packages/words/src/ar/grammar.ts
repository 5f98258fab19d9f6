// Visitors are addressed in the plural, and buttons are nouns: neither needs anybody's gender, nor does what the owner
// says in the first person.

import type { Counted } from '../types/textTypes.ts';

/** What stands for 1 and 2 without a number, and the noun after 3 to 10, after 11 to 99, and after all others. */
export type Forms = readonly [one: string, two: string, few: string, many: string, other: string];

/** The noun after a number above 2 (CLDR's `few`, `many` and `other`), by its last two digits. */
export function nounAfter(count: number, [, , few, many, other]: Forms): string {
  const rest = count % 100;
  if (!Number.isInteger(count) || rest < 3) return other;
  return rest <= 10 ? few : many;
}

/** @param text the count as it is written */
export function counted(count: number, forms: Forms, text = `${count}`): string {
  if (count === 1) return forms[0];
  if (count === 2) return forms[1];
  return `${text} ${nounAfter(count, forms)}`;
}

/** The noun alone, below or behind its number. */
export function noun(count: number, forms: Forms): string {
  if (count === 1) return forms[4];
  return count === 2 ? forms[1] : nounAfter(count, forms);
}

/** After a preposition. */
export const ofProjects: Counted = (count) =>
  counted(count, ['مشروع واحد', 'مشروعين', 'مشاريع', 'مشروعًا', 'مشروع']);
