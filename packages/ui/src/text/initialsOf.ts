const isSmall = (word: string) => /^\p{Ll}/u.test(word);

/**
 * The first letters of the first two words, such as `GY` for `Gradient Yard Academy`. Words in small letters between
 * capitalized ones don't count: `Institute of Tides` gives `IT`.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const hasCapitals = words.some((word) => /^\p{Lu}/u.test(word));
  return words
    .filter((word, index) => index === 0 || !hasCapitals || !isSmall(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('');
}
