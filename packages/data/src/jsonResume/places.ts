const namesIn = (language: string) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every pair of letters, of which ISO 3166-1 has given away some. */
const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));

/** The English name of a country by its code of ISO 3166-1; anything else is taken as a name. */
export const countryOf = (code: string) =>
  /^[a-z]{2}$/i.test(code) ? (namesIn('en').of(code.toUpperCase()) ?? code) : code;

/**
 * The code of ISO 3166-1 of a country; undefined if no country has that name.
 * @param languages that the name may be in
 */
export function countryCodeOf(name: string, languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const names = namesIn(language);
    const code = codes.find((each) => names.of(each) === name);
    // Codes that have been given up keep their country's name: DD is Germany, too.
    if (code) return new Intl.Locale(`und-${code}`).region ?? code;
  }
  return undefined;
}
