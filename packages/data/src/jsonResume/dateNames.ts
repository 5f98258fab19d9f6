import { monthNames } from '../dates.ts';
import { dateWords } from './dateWords.ts';

/** A text without marks, capitals, and digits other than 0 to 9, for comparing. */
export function plainDate(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{sc=Inherited}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .replaceAll('ı', 'i')
    .normalize('NFC')
    .replace(/\p{Nd}/gu, digitOf);
}

/** Unicode has the ten digits of a script one after the other. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at));
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** The words of a plain text. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** The letters of a text alone, as tables have them: 'нв' for 'Н. в.'. */
const lettersIn = (text: string) => wordsIn(plainDate(text)).join('');

/** A list of {@link dateWords}, a phrase each, as plain text; the longest first. */
export const phrasesOf = (kind: keyof typeof dateWords): string[] =>
  dateWords[kind]
    .split(/,\s*/)
    .map((phrase) => plainDate(phrase).trim())
    .toSorted((one, other) => other.length - one.length);

const once = <Value>(make: () => Value) => {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
};

/** `Intl` doesn't list its languages: all with two letters, and those whose months differ by script or country. */
const languagesOfIntl = () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const others = 'de-AT sr-Latn bs-Cyrl uz-Cyrl ar-LB ar-DZ ar-MA fil yue ckb gsw'.split(' ');
  return Intl.DateTimeFormat.supportedLocalesOf([...codes, ...others]);
};

const MONTH_FORMS: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'long', day: 'numeric', year: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
];

/**
 * The names of months, with the months that they name from 1 (two for 'listopad'), and the other words in dates,
 * such as 'de' and '年'.
 */
const namesOfIntl = once(() => {
  const months = new Map<string, Set<number>>();
  const others = new Set<string>();
  for (const language of languagesOfIntl()) {
    for (const form of MONTH_FORMS) {
      const options = { ...form, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
      const format = new Intl.DateTimeFormat(language, options);
      for (let month = 1; month <= 12; month += 1) {
        for (const { type, value } of format.formatToParts(Date.UTC(2001, month - 1, 15))) {
          const name = type === 'month' && !/\d/.test(value) ? lettersIn(value) : '';
          if (name) months.set(name, (months.get(name) ?? new Set()).add(month));
          else for (const word of wordsIn(plainDate(value))) others.add(word);
        }
      }
    }
  }
  return { months, others };
});

/** Those in most files, so that `Intl` is seldom asked for all its languages. */
const inEnglish = once(() => {
  const format = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  return new Map(
    monthNames.flatMap((short, index) =>
      [short, format.format(Date.UTC(2001, index))].map((name) => [name.toLowerCase(), index + 1]),
    ),
  );
});

/** As many letters as an abbreviation has at least. */
const FEWEST_LETTERS = 3;

/**
 * The month that a plain name or abbreviation means in any language that `Intl` knows, from 1. Undefined for
 * none, and where it means two in different languages; English names are sure.
 */
export function monthNamed(name: string): number | undefined {
  const english = inEnglish().get(name);
  if (english !== undefined) return english;
  const { months } = namesOfIntl();
  const isShort = [...name].length < FEWEST_LETTERS;
  const found =
    months.get(name) ??
    new Set(
      isShort
        ? []
        : [...months].flatMap(([full, numbers]) => (full.startsWith(name) ? [...numbers] : [])),
    );
  const [month] = found;
  return found.size === 1 ? month : undefined;
}

const ignored = once(() => new Set(phrasesOf('ignored').flatMap(wordsIn)));

/** Whether a plain word adds nothing to the numbers and names of a date. */
export const isFiller = (word: string): boolean =>
  ignored().has(word) || namesOfIntl().others.has(word);

const ongoing = once(() => {
  const words = languagesOfIntl().flatMap((language) => {
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return [format.format(0, 'second'), format.format(0, 'day')].filter(
      (text) => !/\p{Nd}/u.test(text) && lettersIn(text).length >= FEWEST_LETTERS,
    );
  });
  return new Set([...phrasesOf('ongoing'), ...words].map(lettersIn));
});

/** Whether a plain text says that a period goes on, and nothing else. 'n/a' doesn't, though Norwegian 'nå' does. */
export const isOngoing = (text: string): boolean =>
  !/^\W*n\W+a\W*$/.test(text) && !/\d/.test(text) && ongoing().has(lettersIn(text));
