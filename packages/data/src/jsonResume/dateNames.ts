import { dateWords } from './dateWords.ts';
import { languagesOfIntl, once } from './intl.ts';

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

/** The languages of most files: a name of a month in one of them is sure, whatever it means elsewhere. */
const COMMON = 'cs da de en es fi fr hr hu it nb nl pl pt ro ru sk sv tr'.split(' ');

const MONTH_FORMS: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'long', day: 'numeric', year: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
];

/** The plain parts of the dates of a year in a language, in each form and month. */
const partsOfDates = (language: string) =>
  MONTH_FORMS.flatMap((form) => {
    const options = { ...form, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
    const format = new Intl.DateTimeFormat(language, options);
    return Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      parts: format
        .formatToParts(Date.UTC(2001, index, 15))
        .map(({ type, value }) => ({ type, text: plainDate(value) })),
    }));
  });

/**
 * The names of months, with the months that they name from 1 (two for 'listopad'), and the other words in dates,
 * such as 'de' and '年'.
 */
function namesIn(languages: readonly string[]) {
  const months = new Map<string, Set<number>>();
  const others = new Set<string>();
  const add = (name: string, month: number) =>
    months.set(name, (months.get(name) ?? new Set()).add(month));
  for (const { month, parts } of languages.flatMap(partsOfDates)) {
    for (const [index, { type, text }] of parts.entries()) {
      if (type === 'month' && !/\d/.test(text)) {
        const name = lettersIn(text);
        add(name, month);
        // In Hebrew and Basque, other words are written together with it.
        const before = /\p{L}*$/u.exec(parts[index - 1]?.text ?? '')?.[0] ?? '';
        const after = /^\p{L}*/u.exec(parts[index + 1]?.text ?? '')?.[0] ?? '';
        add(before + name + after, month);
      } else for (const word of wordsIn(text)) others.add(word);
    }
  }
  return { months, others };
}

const common = once(() => namesIn(COMMON));
const all = once(() => namesIn(languagesOfIntl()));

/** As many letters as an abbreviation has at least. */
const FEWEST_LETTERS = 3;

/** The months of the names that begin with an abbreviation. */
const monthsOfStart = (start: string) =>
  new Set(
    [...all().months].flatMap(([name, months]) => (name.startsWith(start) ? [...months] : [])),
  );

/**
 * The month that a plain name or abbreviation means in any language that `Intl` knows, from 1. Undefined for
 * none, and where it means two.
 */
export function monthNamed(name: string): number | undefined {
  const found =
    common().months.get(name) ??
    all().months.get(name) ??
    ([...name].length < FEWEST_LETTERS ? new Set<number>() : monthsOfStart(name));
  const [month] = found;
  return found.size === 1 ? month : undefined;
}

const ignored = once(() => new Set(phrasesOf('ignored').flatMap(wordsIn)));

/** Whether a plain word adds nothing to the numbers and names of a date. */
export const isFiller = (word: string): boolean => ignored().has(word) || all().others.has(word);

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
