import { iso31661Alpha3ToAlpha2 } from 'iso-3166';
import { comparable } from '../sameText.ts';
import { languagesOfIntl, letterPairs, once } from './intl.ts';

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

/** Codes that have been given up keep their country's name: DD is Germany, too. */
const present = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

/** The codes by the names in some languages; the first name counts, as some are of two countries. */
function codesIn(languages: readonly string[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const names of languages.map(namesIn)) {
    for (const code of letterPairs) {
      const name = comparable(names.of(code.toUpperCase()) ?? '');
      if (name && !codes.has(name)) codes.set(name, present(code));
    }
  }
  return codes;
}

const inEnglish = new Map([...codesIn(['en']), ...Object.entries(alsoCalled)]);

/** The codes by the names in all languages of `Intl`: made when a name isn't English, as that takes a while. */
const codesInAll = once(() => codesIn(languagesOfIntl()));

/**
 * The code of ISO 3166-1 (two letters) of a country.
 * @param text its name in any language of `Intl`, or its code of two or three letters; signs such as the dots in
 * `U.S.A.` make no difference
 * @returns undefined if no country has that name
 */
export function countryCodeOf(text: string): string | undefined {
  const letters = text.replace(/[.\s]/g, '').toUpperCase();
  const short = /^[A-Z]{3}$/.test(letters) ? iso31661Alpha3ToAlpha2[letters] : letters;
  if (short && /^[A-Z]{2}$/.test(short) && english.of(short)) return present(short);
  const name = comparable(text.trim());
  return inEnglish.get(name) ?? inEnglish.get(letters.toLowerCase()) ?? codesInAll().get(name);
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
  return name && comparable(name) === comparable(text) ? name : text;
}
