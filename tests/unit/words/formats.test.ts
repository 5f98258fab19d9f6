import { englishFormats, formatsOf, writeDate, writeNumber } from '@portfolio/words/formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Spaces that hold a line together differ between versions of ICU, and can't be seen in a test. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a date', () => {
  test.each([
    ['en', 'Oct 31, 2024', 'Oct 2024'],
    ['de', '31. Okt. 2024', 'Okt. 2024'],
    ['fr', '31 oct. 2024', 'oct. 2024'],
    ['fr-CA', '31 oct. 2024', 'oct. 2024'],
    ['es', '31 oct 2024', 'oct 2024'],
    ['hi', '31 अक्टू॰ 2024', 'अक्टू॰ 2024'],
    ['ar', '31 أكتوبر 2024', 'أكتوبر 2024'],
    ['ja', '2024年10月31日', '2024年10月'],
  ])('in %s is %s, %s, or the year alone', (language, day, month) => {
    const formats = formatsOf(language);
    expect(plain(writeDate(formats, { year: 2024, month: 10, day: 31 }))).toBe(day);
    expect(plain(writeDate(formats, { year: 2024, month: 10 }))).toBe(month);
    expect(writeDate(formats, { year: 2024 })).toBe('2024');
  });

  test('in any English has the short names of the specification', () => {
    expect(formatsOf('en-GB')).toEqual({ ...englishFormats, language: 'en-GB' });
    expect(writeDate(formatsOf('en-GB'), { year: 2024, month: 9 })).toBe('Sep 2024');
  });
});

describe('a number', () => {
  test.each([
    ['en', '1,000', '1,234,567.5'],
    ['de', '1.000', '1.234.567,5'],
    ['fr', '1 000', '1 234 567,5'],
    ['fr-CA', '1 000', '1 234 567,5'],
    ['es', '1000', '1.234.567,5'],
    ['hi', '1,000', '12,34,567.5'],
    ['ar', '1,000', '1,234,567.5'],
    ['ja', '1,000', '1,234,567.5'],
  ])('in %s is %s or %s', (language, thousand, million) => {
    const formats = formatsOf(language);
    expect(plain(writeNumber(formats, '1000'))).toBe(thousand);
    expect(plain(writeNumber(formats, '1234567.5'))).toBe(million);
    expect(writeNumber(formats, '999')).toBe('999');
    expect(writeNumber(formats, '0.50')).toBe(`0${formats.decimal}50`);
  });

  test('is what `Intl` writes, whatever its size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'de', 'fr', 'fr-CA', 'es', 'hi', 'ar', 'ja', 'de-CH', 'pl'),
        fc.integer({ min: 0, max: 1e12 }),
        (language, value) => {
          const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`);
          expect(writeNumber(formatsOf(language), String(value))).toBe(format(value));
        },
      ),
    );
  });
});

test.each([
  ['en', '', ', ', 'ltr'],
  ['de', '\u00a0', ', ', 'ltr'],
  ['fr', '\u00a0', ', ', 'ltr'],
  ['fr-CA', '\u00a0', ', ', 'ltr'],
  ['es', '\u00a0', ', ', 'ltr'],
  ['hi', '', ', ', 'ltr'],
  ['ar', '', '، ', 'rtl'],
  ['ja', '', '、', 'ltr'],
  ['he', '', ', ', 'rtl'],
  ['az-Arab', expect.any(String), expect.any(String), 'rtl'],
])('%s has %j before a percent sign, and %j in lists', (language, beforeSign, comma, direction) => {
  expect(formatsOf(language)).toMatchObject({ beforeSign, comma, direction });
});
