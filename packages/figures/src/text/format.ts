import { writeNumber, writePercent } from '@portfolio/words/formats';
import type { FigureLanguage } from './types.ts';

/** Writes one number of a figure, with its unit. */
export type NumberFormat = (value: number) => string;

const MINUS = '\u2212';

/** In right-to-left text, only an isolate keeps a sign before its number. */
const inOrder = (text: string, { formats }: FigureLanguage) =>
  formats.direction === 'rtl' && [MINUS, '+'].includes(text.charAt(0))
    ? `\u2066${text}\u2069`
    : text;

const NO_BREAK_SPACE = '\u00a0';

/** Signs that many languages write right after the number. Any other unit is a word. */
const unspacedUnits = /^[%‰°×]$/;

/** The space before a sign, if the language has one. No language has a space before `×`. */
const spaceBefore = (sign: string, { formats }: FigureLanguage) =>
  /[%‰]/.test(sign) ? formats.beforeSign : '';

/** More digits than this are noise, as in 0.1 + 0.2. */
const TRUSTED_DIGITS = 12;

/** More digits than this are hard to read and compare. In small numbers, the zeros count too. */
const READABLE_DIGITS = 7;
const READABLE_DECIMALS = 5;

/** The value without the noise of computing, as it is written and drawn. */
export const denoise = (value: number) => Number(value.toPrecision(TRUSTED_DIGITS));

/** The number of decimals that a number is written with: 2 for `0.25`, 7 for `1.5e-6`. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(denoise(value)).split('e');
  const decimals = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, decimals - Number(exponent));
}

/** Writes zero without decimals. */
const withPlainZero = (format: NumberFormat) => (value: number) =>
  value === 0 ? '0' : format(value);

/** Writes numbers of few digits in full. */
const fixedFormat = (decimals: number, { formats }: FigureLanguage) =>
  withPlainZero((value) => {
    const text = writeNumber(formats, Math.abs(denoise(value)).toFixed(decimals));
    return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
  });

/** Writes all other numbers as the browser does. */
function browserFormat(
  options: Intl.NumberFormatOptions,
  { formats: { language } }: FigureLanguage,
) {
  const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    ...options,
    signDisplay: 'negative',
  });
  return withPlainZero((value) => format(denoise(value)).replace('-', MINUS).replace('E', 'e'));
}

/** Whether different values look different. */
const distinguishes = (format: NumberFormat, values: readonly number[]) =>
  new Set(values.map(format)).size === new Set(values.map(denoise)).size;

/**
 * The shortest way to write `values` with the same number of decimals. It writes them in full if that is readable,
 * otherwise as `1.2M` or `3.2e−7` if the values still differ then.
 */
function chooseFormat(values: readonly number[], language: FigureLanguage): NumberFormat {
  const sizes = values.filter((value) => value !== 0).map(Math.abs);
  const largest = Math.max(0, ...sizes);
  const smallest = Math.min(...sizes);
  const decimals = Math.min(20, Math.max(0, ...values.map(decimalsOf)));
  const wholeDigits = largest < 1 ? 0 : Math.floor(Math.log10(largest)) + 1;
  const limit = wholeDigits > 0 ? READABLE_DIGITS : READABLE_DECIMALS;
  const isExtreme = largest >= 1e15 || largest < 1e-4 || smallest < 1e-7;
  if (sizes.length === 0 || (!isExtreme && wholeDigits + decimals <= limit && largest < 1e6)) {
    return fixedFormat(decimals, language);
  }
  const notation = isExtreme ? 'scientific' : 'compact';
  const short = browserFormat({ notation, maximumSignificantDigits: 3 }, language);
  if (distinguishes(short, values)) return short;
  return browserFormat(
    isExtreme
      ? { notation, maximumSignificantDigits: TRUSTED_DIGITS }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    language,
  );
}

/**
 * How the values of a figure are written: with the unit (`24.1%`, `310 ms`, `1.2M`), a true minus sign, and the same
 * number of decimals. That number is the most that any of them has.
 */
export function makeFormat(
  values: readonly number[],
  unit: string | undefined,
  language: FigureLanguage,
): NumberFormat {
  const write = chooseFormat(values, language);
  if (!unit) return (value) => inOrder(write(value), language);
  if (unspacedUnits.test(unit)) {
    const sign = spaceBefore(unit, language) + unit;
    return (value) => inOrder(write(value) + sign, language);
  }
  return (value) => inOrder(write(value), language) + NO_BREAK_SPACE + unit;
}

/** How the intervals of values are written. Their ends may need more decimals than the values. */
export function intervalFormat(
  values: readonly { interval?: readonly [number, number] | undefined }[],
  unit: string | undefined,
  language: FigureLanguage,
) {
  const format = makeFormat(
    values.flatMap(({ interval = [] }) => interval),
    unit,
    language,
  );
  return ([low, high]: readonly [number, number]) =>
    language.words.range(format(low), format(high));
}

/** Writes a difference with its sign. */
export const writeSigned = (value: number, write: NumberFormat, language: FigureLanguage) =>
  value > 0 ? inOrder(`+${write(value)}`, language) : write(value);

export const writeValue = (value: number, language: FigureLanguage) =>
  makeFormat([value], undefined, language)(value);

/**
 * A share of a whole in percent. It is 0% or 100% only if it is exactly that.
 * @param share between 0 and 1
 */
export function percentOf(share: number, language: FigureLanguage): string {
  const { lessThan, moreThan } = language.words;
  const percent = share * 100;
  const rounded = Math.round(percent);
  const write = (value: number | string) => writePercent(value, language.formats);
  if (rounded === 0 && share > 0) {
    return percent >= 0.1 ? write(percent.toFixed(1)) : lessThan(write(0.1));
  }
  if (rounded === 100 && share < 1) {
    return percent <= 99.9 ? write(percent.toFixed(1)) : moreThan(write(99.9));
  }
  return write(rounded);
}
