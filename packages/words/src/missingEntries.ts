/**
 * The places, such as `contactForm.errors.name`, of the entries that a language doesn't have or has in another form.
 * TypeScript reports the same, but not everybody who writes a language runs it.
 * @param own the words of the language
 * @param english the English words
 */
export function missingEntries(own: unknown, english: unknown, place = ''): string[] {
  if (typeof own !== typeof english || Array.isArray(own) !== Array.isArray(english))
    return [place];
  if (typeof english !== 'object' || english === null)
    return own === '' && english !== '' ? [place] : [];
  return Object.entries(english).flatMap(([key, entry]) =>
    missingEntries(
      (own as Record<string, unknown>)[key],
      entry,
      place === '' ? key : `${place}.${key}`,
    ),
  );
}
