import type { Owner } from '../schema/owner.ts';

/** The words of a name, in the order in which it is written. */
export const wordsOfName = (name: string): string[] => name.trim().split(/\s+/);

/**
 * The parts of the owner's name. Unless the owner states them, the last word is the family name. A name without a
 * space isn't split, and neither is one with a comma or brackets.
 */
export function partsOfName({
  name,
  givenName,
  familyName,
}: Pick<Owner, 'name' | 'givenName' | 'familyName'>): { given: string; family: string } {
  const words = wordsOfName(name);
  const without = (part: string) => words.join(' ').replace(part, '').trim();
  const [given, family] =
    words.length > 1 && !/[,(]/.test(name)
      ? [words.slice(0, -1).join(' '), words.at(-1) ?? '']
      : [words.join(' '), ''];
  return {
    given: givenName ?? (familyName ? without(familyName) : given),
    family: familyName ?? (givenName ? without(givenName) : family),
  };
}
