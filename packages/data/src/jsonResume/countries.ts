import { iso31661, iso31661Alpha3ToAlpha2 } from 'iso-3166';
import { normalizeName } from '../values/normalizeName.ts';

const namesIn = (language: string) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

const english = namesIn('en');

/** Common names and short forms that `Intl` doesn't have. */
const alsoCalled: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', 'great britain': 'GB', england: 'GB', scotland: 'GB', wales: 'GB' },
  ...{ 'northern ireland': 'GB', us: 'US', 'united states of america': 'US', america: 'US' },
  ...{ uae: 'AE', holland: 'NL', 'the netherlands': 'NL', 'czech republic': 'CZ' },
  ...{ 'republic of korea': 'KR', 'republic of ireland': 'IE', 'viet nam': 'VN', burma: 'MM' },
  ...{ 'russian federation': 'RU', türkiye: 'TR', turkey: 'TR', 'ivory coast': 'CI', macau: 'MO' },
};

/** The languages of most résumés. If two countries have the same name, the one in the later language counts. */
const languages = 'ja ko zh uk ru tr pl nl it pt ar hi fr es de en'.split(' ');

/** The code of each country, by its name in these languages. */
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
 * The name of a country. A code or an English name gives the English name; any other text stays as it is.
 * @returns undefined for a code that no country has
 */
export function countryOf(text: string): string | undefined {
  const code = countryCodeOf(text);
  const isCode = /^[A-Z]{2,3}$/i.test(text.replace(/[.\s]/g, ''));
  const name = code && english.of(code);
  if (isCode) return name;
  return name && normalizeName(name) === normalizeName(text) ? name : text;
}
