/** The first letters of the first two words, such as `GY` for `Gradient Yard Academy`. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('');
