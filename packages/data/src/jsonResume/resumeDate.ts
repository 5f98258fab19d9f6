import { endsBeforeStart, isDayOf } from '../dates.ts';
import { isFiller, isOngoing, monthNamed, phrasesOf, plainDate, wordsIn } from './dateNames.ts';
import { BETWEEN_SIGNS, ERA_YEAR, OTHER_CALENDAR } from './dateWords.ts';

/** A date as the content writes it. */
interface StatedDate {
  /** `2014`, `2014-06` or `2014-06-29`. */
  date: string;
  /** Whether something around the year or the month could not be read. */
  isRough: boolean;
}

/** A date or a period of a résumé as the content writes dates, as precise as it is stated. */
export interface ResumeDates {
  /** Undefined where only the end of a period is stated. */
  start?: string;
  /** The start for a date alone; undefined for a period that goes on. */
  end?: string;
  /** Whether it's a period, or the word for one that goes on ('Present'), and not a date alone. */
  isPeriod: boolean;
  /** Whether something around a year or a month could not be read. */
  isRough: boolean;
  /** Whether the end is a plan: 'Expected Aug 2027'. */
  isExpected: boolean;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A date of numbers. Month 0 and day 0 mean none. */
function dateOf(year: string, month = 0, day = 0): StatedDate {
  if (month > 12 || month === 0) return { date: year, isRough: month > 12 };
  const date = `${year}-${twoDigits(month)}`;
  return isDayOf(Number(year), month, day)
    ? { date: `${date}-${twoDigits(day)}`, isRough: false }
    : { date, isRough: day !== 0 };
}

/** The first of two numbers before a year is a day in '29.6.2014', and in '29/06/2014'; '06/09/2014' may be either. */
function dayAndMonth(year: string, one: number, other: number, isDayFirst: boolean): StatedDate {
  if (isDayFirst || one > 12 || one === other) return dateOf(year, other, one);
  return other > 12 ? dateOf(year, one, other) : { date: year, isRough: true };
}

/** The month that words name; 0 where they say nothing, undefined where they say something else. */
function monthIn(words: string[]): number | undefined {
  if (words.length === 0) return 0;
  const named = monthNamed(words.join(''));
  if (named !== undefined) return named;
  const rest = words.filter((word) => !isFiller(word));
  return rest.length === 0 ? 0 : monthNamed(rest.join(''));
}

/** A date in a plain text with one year. */
function readDate(text: string): StatedDate | undefined {
  const numerals = text
    .replace(/[t ]\s*\d{1,2}:\d{2}.*$/, '')
    .replace(/^\s*(\d{4})(0[1-9]|1[0-2])(\d\d)?\s*$/, '$1 $2 $3')
    .replace(/(?<!\d)'(\d)(\d)(?!\d)/, (_, tens, ones) => ` ${tens < 5 ? 20 : 19}${tens}${ones}`);
  const numbers = numerals.match(/\d+/g) ?? [];
  const [year, second] = numbers.filter((number) => /^[1-9]\d{3}$/.test(number));
  if (year === undefined || second !== undefined) return undefined;
  const words = wordsIn(numerals);
  const named = monthIn(words);
  const [one = 0, other, third] = numbers.filter((number) => number !== year).map(Number);
  const isUnsure = text.includes('?') || third !== undefined;
  if (named === undefined) return { date: year, isRough: true };
  if (named > 0) {
    const { date, isRough } = dateOf(year, named, one);
    return { date, isRough: isRough || isUnsure || other !== undefined };
  }
  const date =
    numbers[0] === year || other === undefined
      ? dateOf(year, one, other)
      : dayAndMonth(year, one, other, words.length > 0 || /\d\s*\.\s*\d/.test(numerals));
  return isUnsure ? { date: year, isRough: true } : date;
}

/** Letters of scripts with spaces between words, in which a phrase isn't a part of a word. */
const LETTER = '[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{sc=Arab}\\p{sc=Hebr}]';

const oneOf = (kind: Parameters<typeof phrasesOf>[0]) =>
  `(?<!${LETTER})(?:${phrasesOf(kind)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')})(?!${LETTER})`;

const EXPECTED = new RegExp(oneOf('expected'), 'gu');
const SINCE = new RegExp(`^[^\\p{L}\\p{N}]*${oneOf('since')}(?=.*\\d)`, 'u');
const TO = new RegExp(`(?:^|(?<=\\s))${oneOf('to')}(?=\\s|$)`, 'gu');

/** Whether a piece has numbers and signs alone. */
const isNumeric = (text: string) => wordsIn(text).length === 0;

/** The text before and behind something between a start and an end. */
interface Pieces {
  left: string;
  right: string;
  /** Whether the sign may also be within a date: '06/09/2014', '2014-06'. */
  isWeak: boolean;
}

const piecesOf = (text: string): Pieces[] =>
  [BETWEEN_SIGNS, TO]
    .flatMap((between) => [...text.matchAll(between)])
    .map(({ 0: found, index }) => {
      const [left, right] = [text.slice(0, index), text.slice(index + found.length)];
      return {
        left,
        right,
        isWeak: /^[/-]$/.test(found) && !(/\s$/.test(left) && /^\s/.test(right)),
      };
    });

/** What a start or an end leaves to the other: the year in 'Jan–Mar 2014', the century in '2019/20'. */
function completed({ left, right, isWeak }: Pieces): Pick<Pieces, 'left' | 'right'> {
  const year = /(?<!\d)\d{4}(?!\d)/;
  const short = /^\s*(\d\d)(?!\d)\s*$/.exec(right)?.[1];
  const century = /(?:^|\s)(\d\d)\d\d\s*$/.exec(left)?.[1];
  if (short && century) return { left, right: century + short };
  const isAlike = isNumeric(left) === isNumeric(right);
  if (!isAlike || (isWeak && isNumeric(left))) return { left, right };
  const [before, after] = [year.exec(left)?.[0], year.exec(right)?.[0]];
  if (!before && after && /[\p{L}\d]/u.test(left)) return { left: `${left} ${after}`, right };
  if (before && !after && /[\p{L}\d]/u.test(right)) return { left, right: `${before} ${right}` };
  return { left, right };
}

const isBlank = (text: string) => !/[\p{L}\p{N}]/u.test(text);

function readPieces(pieces: Pieces): Omit<ResumeDates, 'isExpected'> | undefined {
  const { left, right } = completed(pieces);
  const start = readDate(left.replace(SINCE, ''));
  const end = readDate(right);
  const isOpen = isOngoing(right) || (isBlank(right) && !isBlank(left));
  if (!(end || isOpen) || !(start || isBlank(left))) return undefined;
  // A year or a month that a piece doesn't have itself is sure, or it's no period.
  const isChanged = left !== pieces.left || right !== pieces.right;
  const isRough = [start, end].some((date) => date?.isRough);
  const isReversed = start && end && endsBeforeStart(start.date, end.date);
  if (isChanged && (isReversed || start?.isRough || (isRough && right !== pieces.right))) {
    return undefined;
  }
  return {
    ...(start && { start: start.date }),
    ...(end && { end: end.date }),
    isPeriod: true,
    isRough,
  };
}

/**
 * The dates in a text, as far as they are stated: `2014`, `2014-06`, `2014-06-29`, forms that people also write,
 * such as `06/2014`, `29.6.2014` or `June 2014`, two of them ('Jan–Mar 2014'), and periods that go on ('since
 * 2011', 'Present'). Names of months are read in all languages of `Intl`. Month 00 and day 00 mean none; a month or
 * a day that the calendar doesn't have is left out. Undefined when it isn't a date, or one of another calendar.
 */
export function parseResumeDates(text: string): ResumeDates | undefined {
  const plain = plainDate(text).replace(ERA_YEAR, '');
  if (OTHER_CALENDAR.test(plain)) return undefined;
  if (isOngoing(plain)) return { isPeriod: true, isRough: false, isExpected: false };
  const rest = plain.replace(EXPECTED, ' ');
  const isExpected = rest !== plain;
  const one = readDate(rest);
  const isCut = /^\W*[-\u2010-\u2015~\u301C]|[-\u2010-\u2015~\u301C]\s*$/.test(rest);
  if (one && !one.isRough && !isCut) {
    return { start: one.date, end: one.date, isPeriod: false, isRough: false, isExpected };
  }
  const periods = piecesOf(rest).flatMap((pieces) => readPieces(pieces) ?? []);
  const period = periods.find(({ isRough }) => !isRough) ?? periods[0];
  if (period) return { ...period, isExpected };
  const since = SINCE.test(rest) ? readDate(rest.replace(SINCE, '')) : undefined;
  if (since) return { start: since.date, isPeriod: true, isRough: since.isRough, isExpected };
  return one && { start: one.date, end: one.date, isPeriod: false, isRough: true, isExpected };
}

/** Years that are most likely of the Islamic, Persian, Buddhist, Nepalese or Jewish calendar. */
const OTHER_YEARS = /(?<!\d)(?:1[34]\d\d|20[5-9]\d|2[45]\d\d|5[78]\d\d)(?!\d)/;

/** Whether a text that can't be read is a date of another calendar than the Gregorian one. */
export function isOtherCalendar(text: string): boolean {
  const plain = plainDate(text);
  return [new RegExp(ERA_YEAR, 'u'), OTHER_CALENDAR, OTHER_YEARS].some((sign) => sign.test(plain));
}
