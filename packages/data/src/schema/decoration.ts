/** The look of everything for which the owner states none: the one place that decides it. */
export const decoration = {
  color: '#6b7280',
  icon: 'document',
  emoji: '📁',
} as const;

/** As many initials as a card has room for. */
const MAX_INITIALS = 3;

/** The first letters of the words of a name, without those in small letters: 'UNA' for 'Universidad Nacional de Asunción'. */
export function initialsOf(name: string): string {
  const letters = (name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).map(
    (word) => [...word][0] ?? '',
  );
  const capitals = letters.filter((letter) => !/\p{Ll}/u.test(letter));
  const shown = capitals.length > 0 ? capitals : letters.slice(0, 1);
  // One letter may have several as its capital: ß gives SS. A name of signs alone has none.
  const initials = shown
    .join('')
    .toUpperCase()
    .match(/[\p{L}\p{N}]/gu) ?? ['1'];
  return initials.slice(0, MAX_INITIALS).join('');
}
