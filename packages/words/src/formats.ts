/**
 * How a language writes numbers and dates. The build asks `Intl`, and browsers get the result. In a browser, the first
 * formatter takes 25 to 95 ms, and its `Intl` may write something else than the build's. All languages use the digits 0
 * to 9, as in the owner's own texts.
 */
export interface Formats {
  /** BCP 47 tag. */
  language: string;
  /** The direction of writing. */
  direction: 'ltr' | 'rtl';
  /** The short names of the months in a date, in their order. */
  months: readonly string[];
  /** A month of a year: `{month} {year}`. */
  month: string;
  /** A day: `{month} {day}, {year}`. */
  day: string;
  /** Between a whole number and its fraction. */
  decimal: string;
  /** Between groups of digits. */
  group: string;
  /** How many digits the last group has, and the others. */
  grouping: readonly [last: number, others: number];
  /** Numbers with at least this many digits have groups. It is 5 in Spanish, which writes 1000 and 10.000. */
  groupedFrom: number;
  /** Before a sign such as `%`: nothing, or a no-break space. */
  beforeSign: string;
  /** Between the entries of a list, such as `, `. */
  comma: string;
}

/** The specification fixes these, because versions of `Intl` don't agree on English months ('Sep', 'Sept'). */
export const englishFormats: Formats = {
  language: 'en',
  direction: 'ltr',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  month: '{month} {year}',
  day: '{month} {day}, {year}',
  decimal: '.',
  group: ',',
  grouping: [3, 3],
  groupedFrom: 4,
  beforeSign: '',
  comma: ', ',
};

/** The scripts that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Makes `Intl` use the digits 0 to 9 and the Gregorian calendar, whatever the language prefers. */
const withLatinDigits = (language: string) => `${language}-u-ca-gregory-nu-latn`;

const patternOf = (parts: Intl.DateTimeFormatPart[]) =>
  parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('');

/** The comma of a list. Lists of units have none in Japanese, and other lists have `and` before each entry in Arabic. */
function commaOf(language: string): string {
  const commas = (['unit', 'conjunction'] as const).map((type) => {
    const parts = new Intl.ListFormat(language, { type }).formatToParts(['a', 'b', 'c']);
    return parts.find((part) => part.type === 'literal')?.value.replace(/\p{L}+$/u, '') ?? '';
  });
  return commas.find((comma) => /\p{P}/u.test(comma)) ?? ', ';
}

/** @param language BCP 47 tag */
export function formatsOf(language: string): Formats {
  if (/^en(?:-|$)/.test(language)) return { ...englishFormats, language };
  const locale = withLatinDigits(language);
  const date = (day?: 'numeric') =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day, timeZone: 'UTC' });
  const month = date();
  const at = (index: number) => Date.UTC(2024, index, 1);
  const months = Array.from({ length: 12 }, (_, index) => {
    const parts = month.formatToParts(at(index));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
  const number = new Intl.NumberFormat(locale);
  const partsOf = (value: number) => number.formatToParts(value);
  const integers = (value: number) =>
    partsOf(value).flatMap(({ type, value }) => (type === 'integer' ? [value.length] : []));
  const partIn = (parts: Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value;
  const large = integers(1e12);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5);
  const space = percent.find(({ type }) => type === 'literal')?.value ?? '';
  const { script = '' } = new Intl.Locale(language).maximize();
  return {
    language,
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
    months,
    month: patternOf(month.formatToParts(at(0))),
    day: patternOf(date('numeric').formatToParts(at(0))),
    decimal: partIn(partsOf(1.5), 'decimal') ?? '.',
    group: partIn(partsOf(1e6), 'group') ?? ',',
    grouping: [large.at(-1) ?? 3, large.at(-2) ?? 3],
    groupedFrom: integers(1000).length > 1 ? 4 : 5,
    beforeSign: /^\s$/.test(space) ? '\u00a0' : '',
    comma: commaOf(language),
  };
}

const fill = (pattern: string, values: Record<string, string>) =>
  pattern.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** Writes the known parts of a date: '2024', 'Oct 2024' or 'Oct 31, 2024'. `month` counts from 1. */
export function writeDate(
  { months, month: monthPattern, day: dayPattern }: Formats,
  { year, month, day }: { year: number; month?: number | undefined; day?: number | undefined },
): string {
  if (month === undefined) return `${year}`;
  const values = { year: `${year}`, month: months[month - 1] ?? '', day: `${day}` };
  return fill(day === undefined ? monthPattern : dayPattern, values);
}

/** Adds groups and the language's own signs to a number that `toFixed` or `String` has written. */
export function writeNumber(
  { decimal, group, grouping: [last, others], groupedFrom }: Formats,
  text: string,
): string {
  const [whole = '', fraction] = text.split('.');
  const digits = whole.length;
  let grouped = whole;
  if (digits >= groupedFrom) {
    grouped = whole.slice(-last);
    for (let end = digits - last; end > 0; end -= others)
      grouped = whole.slice(Math.max(0, end - others), end) + group + grouped;
  }
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/**
 * A percentage, such as `90%` or `90 %`.
 * @param percent without groups; not negative
 */
export const writePercent = (percent: number | string, formats: Formats): string =>
  `${writeNumber(formats, String(percent))}${formats.beforeSign}%`;
