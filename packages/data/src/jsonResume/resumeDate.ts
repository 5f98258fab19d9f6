import { isDayOf } from '../dates.ts';
import { isFiller, monthNamed, wordsIn } from './dateNames.ts';

/** A date as the content writes it. */
export interface StatedDate {
  /** `2014`, `2014-06` or `2014-06-29`. */
  date: string;
  /** Whether something around the year or the month could not be read. */
  isRough: boolean;
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

/**
 * The date in a plain text with one year, as far as it is stated: `2014`, `2014-06`, `2014-06-29`, and the forms
 * that people also write, such as `06/2014`, `29.6.2014` or `June 2014`, with names of months in all languages of
 * `Intl`. Month 00 and day 00 mean none; a month or a day that the calendar doesn't have is left out.
 */
export function readDate(text: string): StatedDate | undefined {
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
  const isUnsure = /[?~≈]/.test(text) || third !== undefined;
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
