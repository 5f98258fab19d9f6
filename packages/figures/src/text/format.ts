import { writeNumber, writePercent } from '@portfolio/words/formats';
import type { FigureLanguage } from './types.ts';

/** Writes one number of a figure, with its unit. */
export type NumberFormat = (value: number) => string;

const MINUS = '\u2212';

/** In writing from right to left, only an isolate keeps a minus sign before its number. */
const inOrder = (text: string, { formats }: FigureLanguage) =>
  formats.direction === 'rtl' && text.startsWith(MINUS) ? `\u2066${text}\u2069` : text;

const NO_BREAK_SPACE = '\u00a0';

/** Signs, which many languages write right after the number; any other unit is a word. */
const closeUnits = /^[%‰°×]$/;

/** Only before some signs does a language want a space: nobody writes `3 ×`. */
const spaceBefore = (sign: string, { formats }: FigureLanguage) =>
  /[%‰]/.test(sign) ? formats.beforeSign : '';

/** The number of digits that count: more are noise, as in 0.1 + 0.2. */
const TRUSTED_DIGITS = 12;

/** More digits than this are hard to read, and to compare; of small numbers the zeros count too. */
const READABLE_DIGITS = 7;
const READABLE_DECIMALS = 5;

/** The value without the noise of computing: as it is written, and drawn. */
export const denoise = (value: number) => Number(value.toPrecision(TRUSTED_DIGITS));

/** How many decimals a number is written with: 2 for `0.25`, 7 for `1.5e-6`. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(denoise(value)).split('e');
  const decimals = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, decimals - Number(exponent));
}

/** Zero is exactly that, without decimals. */
const orZero = (format: NumberFormat) => (value: number) => (value === 0 ? '0' : format(value));

/** Numbers of few digits in full. */
const inFull = (decimals: number, { formats }: FigureLanguage) =>
  orZero((value) => {
    const text = writeNumber(formats, Math.abs(denoise(value)).toFixed(decimals));
    return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
  });

/** Any other numbers, as the browser writes them. */
function byBrowser(options: Intl.NumberFormatOptions, { formats: { language } }: FigureLanguage) {
  const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    ...options,
    signDisplay: 'negative',
  });
  return orZero((value) => format(denoise(value)).replace('-', MINUS).replace('E', 'e'));
}

/** Whether no two different values look the same. */
const tellsApart = (format: NumberFormat, values: readonly number[]) =>
  new Set(values.map(format)).size === new Set(values.map(denoise)).size;

/**
 * The shortest way to write `values` with one count of decimals: in full while that is readable,
 * otherwise as `1.2M` or `3.2e−7` if the values still differ then.
 */
function writerOf(values: readonly number[], language: FigureLanguage): NumberFormat {
  const sizes = values.filter((value) => value !== 0).map(Math.abs);
  const largest = Math.max(0, ...sizes);
  const smallest = Math.min(...sizes);
  const decimals = Math.min(20, Math.max(0, ...values.map(decimalsOf)));
  const wholeDigits = largest < 1 ? 0 : Math.floor(Math.log10(largest)) + 1;
  const limit = wholeDigits > 0 ? READABLE_DIGITS : READABLE_DECIMALS;
  const isExtreme = largest >= 1e15 || largest < 1e-4 || smallest < 1e-7;
  if (sizes.length === 0 || (!isExtreme && wholeDigits + decimals <= limit && largest < 1e6)) {
    return inFull(decimals, language);
  }
  const notation = isExtreme ? 'scientific' : 'compact';
  const short = byBrowser({ notation, maximumSignificantDigits: 3 }, language);
  if (tellsApart(short, values)) return short;
  return byBrowser(
    isExtreme
      ? { notation, maximumSignificantDigits: TRUSTED_DIGITS }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    language,
  );
}

/**
 * How the values of a figure are written: with the unit (`24.1%`, `310 ms`, `1.2M`), a true minus
 * sign, and the same count of decimals, which is the most that any of them has.
 */
export function makeFormat(
  values: readonly number[],
  unit: string | undefined,
  language: FigureLanguage,
): NumberFormat {
  const write = writerOf(values, language);
  if (!unit) return (value) => inOrder(write(value), language);
  if (closeUnits.test(unit)) {
    const sign = spaceBefore(unit, language) + unit;
    return (value) => inOrder(write(value) + sign, language);
  }
  return (value) => inOrder(write(value), language) + NO_BREAK_SPACE + unit;
}

/** A number without a unit. */
export const writeValue = (value: number, language: FigureLanguage) =>
  makeFormat([value], undefined, language)(value);

/**
 * A share of a whole in percent, which is 0% and 100% only if it is so exactly.
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
