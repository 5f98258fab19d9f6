import { iso31661, iso31661Alpha3ToAlpha2 } from 'iso-3166';
import { normalizeName } from '../values/normalizeName.ts';

const namesIn = (language: string) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

const english = namesIn('en');

/** Names and short forms that are usual, besides those of `Intl`. */
const alsoCalled: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', 'great britain': 'GB', england: 'GB', scotland: 'GB', wales: 'GB' },
  ...{ 'northern ireland': 'GB', us: 'US', 'united states of america': 'US', america: 'US' },
  ...{ uae: 'AE', holland: 'NL', 'the netherlands': 'NL', 'czech republic': 'CZ' },
  ...{ 'republic of korea': 'KR', 'republic of ireland': 'IE', 'viet nam': 'VN', burma: 'MM' },
  ...{ 'russian federation': 'RU', türkiye: 'TR', turkey: 'TR', 'ivory coast': 'CI', macau: 'MO' },
};

/** Languages of many résumés. A name that two countries have means the one of the last language. */
const languages = 'ja ko zh uk ru tr pl nl it pt ar hi fr es de en'.split(' ');

/** The codes by the names in these languages. */
const codes = new Map(
  languages
    .map(namesIn)
    .flatMap((names) =>
      iso31661.map(({ alpha2 }) => [normalizeName(names.of(alpha2) ?? ''), alpha2] as const),
    ),
);
for (const [name, code] of Object.entries(alsoCalled)) codes.set(name, code);

/**
 * The code of ISO 3166-1 (two letters) of a country.
 * @param text its name in one of these languages, or its code of two or three letters; signs such as
 * the dots in `U.S.A.` make no difference
 * @returns undefined if no country has that name
 */
export function countryCodeOf(text: string): string | undefined {
  const letters = text.replace(/[.\s]/g, '').toUpperCase();
  const short = /^[A-Z]{3}$/.test(letters) ? iso31661Alpha3ToAlpha2[letters] : letters;
  if (iso31661.some(({ alpha2 }) => alpha2 === short)) return short;
  return codes.get(normalizeName(text.trim())) ?? codes.get(letters.toLowerCase());
}

/**
 * A country in words: by its English name where the text is a code or an English name, and otherwise as it is
 * written. Undefined for a code that no country has.
 */
export function countryOf(text: string): string | undefined {
  const code = countryCodeOf(text);
  const isCode = /^[A-Z]{2,3}$/i.test(text.replace(/[.\s]/g, ''));
  const name = code && english.of(code);
  if (isCode) return name;
  return name && normalizeName(name) === normalizeName(text) ? name : text;
}
