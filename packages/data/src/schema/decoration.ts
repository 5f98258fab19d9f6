/** The default colours and pictograms of the content. */
export const decoration = {
  color: '#6b7280',
  icon: 'document',
  emoji: '📁',
} as const;

/** A card has room for three initials. */
const MAX_INITIALS = 3;

/** The initials of a name. Words in small letters don't count: 'UNA' for 'Universidad Nacional de Asunción'. */
export function initialsOf(name: string): string {
  const letters = (name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).map(
    (word) => [...word][0] ?? '',
  );
  const capitals = letters.filter((letter) => !/\p{Ll}/u.test(letter));
  const shown = capitals.length > 0 ? capitals : letters.slice(0, 1);
  // A capital may be several letters: ß gives SS. A name without letters has no initials.
  const initials = shown
    .join('')
    .toUpperCase()
    .match(/[\p{L}\p{N}]/gu) ?? ['1'];
  return initials.slice(0, MAX_INITIALS).join('');
}
