/** A letter or digit with its accents and vowel signs. In Devanagari, a virama joins the next letter to it. */
const INITIAL = /[\p{L}\p{N}](?:\u094d\p{L}|\p{M})*/u;

/** How many initials of a person are shown: those of the first and the last name. */
export const PERSONAL_INITIALS = 2;

/**
 * The initials of a person or an organization: `GYA` for `Gradient Yard Academy`. Words in small letters between
 * capitalized ones don't count: `Institute of Tides` gives `IT`.
 * @param most of more words than this, the first ones and the last count
 * @returns an empty text for a name without letters and digits
 */
export function initialsOf(name: string, most = 3): string {
  const letters = name.split(/\s+/).flatMap((word) => INITIAL.exec(word)?.[0] ?? []);
  const hasCapitals = letters.some((letter) => /^\p{Lu}/u.test(letter));
  const counted = letters.filter(
    (letter, index) => index === 0 || !hasCapitals || !/^\p{Ll}/u.test(letter),
  );
  const shown = counted.length > most ? [...counted.slice(0, most - 1), counted.at(-1)] : counted;
  return shown.join('').toUpperCase();
}
