import { endsBeforeStart } from '@portfolio/data/values/dates';
import { isDayOf } from '@portfolio/figures/schema/date';
import { included } from '@portfolio/words/included';

/** A date or a period of a résumé, in the form of the content. */
export interface ResumeDates {
  start?: string;
  /** The same as the start for a single date; undefined for a period that continues. */
  end?: string;
  /** Whether it is a period or a word such as "Present", and not a single date. */
  isPeriod: boolean;
  /** Whether the end is a plan: 'Expected Aug 2027'. */
  isExpected: boolean;
}

/** A text without capitals, accents and the points of abbreviations, for comparing. */
const plain = (text: string) =>
  text
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/’/g, "'")
    .replace(/(?<=\p{L})\p{M}*[.॰]/gu, (end) => end.slice(0, -1))
    .toLowerCase();

/** The names of months by language, long and short, and their numbers. */
const months = new Map<string, number>();
for (const language of Object.keys(included)) {
  for (const month of ['long', 'short'] as const) {
    // In German, 'März' is 'Mär.' when it has a day.
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' });
      for (let index = 0; index < 12; index += 1) {
        const parts = format.formatToParts(Date.UTC(2001, index, 15));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        months.set(plain(name), index + 1);
      }
    }
  }
}

/** Words for the present. */
const ongoing = new Set(
  [
    ...Object.values(included).map(({ content }) => content.present),
    ...['now', 'current', 'today', 'ongoing', 'jetzt', 'aktuell', 'présent', 'actuel', 'en cours'],
    ...['presente', 'actual', 'actualmente', 'la actualidad', 'वर्तमान', 'حتى الآن', 'الحاضر'],
  ].map(plain),
);

const twoDigits = (text: string) => text.padStart(2, '0');

/**
 * `2014`, `2014-06` or `2014-06-29`; undefined if the calendar has no such day or month. Some programs write 00 for
 * a missing one.
 */
function dateOf(year: string, month = '', day = ''): string | undefined {
  if (Number(month) === 0) return year;
  if (Number(month) > 12) return undefined;
  const date = `${year}-${twoDigits(month)}`;
  if (Number(day) === 0) return date;
  return isDayOf(Number(year), Number(month), Number(day))
    ? `${date}-${twoDigits(day)}`
    : undefined;
}

/** `2014`, `2014-6`, `2014/06/29`, with a time or without. */
const NUMBERS = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[t ]\d{1,2}:\d{2}\S*)?)?)?$/;

const MONTH_FIRST = /^(\d{1,2})[/.](\d{4})$/;

/** `June 2014`, `June 29th, 2014`, `29 June 2014`, `1er mars 2014`, `15 de marzo de 2019`. */
const WITH_NAME =
  /^(?:(?<before>\d{1,2})(?:st|nd|rd|th|er|\.)? (?:de )?)?(?<name>[\p{L}\p{M}]+)(?: (?<after>\d{1,2})(?:st|nd|rd|th)?,)?,? (?:de |del )?(?<year>\d{4})$/u;

/** Reads one date: numbers with the year first, a month and a year, or the name of a month. */
function parseDate(text: string): string | undefined {
  const [, year, month, day] = NUMBERS.exec(text) ?? [];
  if (year) return dateOf(year, month, day);
  const [, monthBefore, yearBehind] = MONTH_FIRST.exec(text) ?? [];
  if (yearBehind) return dateOf(yearBehind, monthBefore);
  const named = WITH_NAME.exec(text)?.groups;
  const number = named && months.get(named.name ?? '');
  return number ? dateOf(named.year ?? '', `${number}`, named.before ?? named.after) : undefined;
}

/** Between a start and an end. */
const BETWEEN = /\s*[–—]\s*|\s+-\s+|(?<=^\d{4})-(?=\d{4}$)|\s+(?:to|until|bis|à|hasta)\s+/;

const EXPECTED = /^expected:? | ?\(expected\)$/;

/** Longer texts are sentences. */
const MAX_LETTERS = 60;

/**
 * The dates in a text: one, or a start and an end, or 'Present' alone. Names of months and words for the present
 * may be of any language that the site has words in. Other texts give undefined, so no date is guessed.
 */
export function parseResumeDates(text: string): ResumeDates | undefined {
  if (text.length > MAX_LETTERS) return undefined;
  const stated = plain(text);
  if (ongoing.has(stated)) return { isPeriod: true, isExpected: false };
  const rest = stated.replace(EXPECTED, '');
  const isExpected = rest !== stated;
  const date = parseDate(rest);
  if (date) return { start: date, end: date, isPeriod: false, isExpected };
  const [first = '', last = '', ...more] = rest.split(BETWEEN);
  const start = parseDate(first);
  if (!start || more.length > 0) return undefined;
  if (ongoing.has(last)) return { start, isPeriod: true, isExpected };
  const end = parseDate(last);
  return end && !endsBeforeStart(start, end)
    ? { start, end, isPeriod: true, isExpected }
    : undefined;
}
