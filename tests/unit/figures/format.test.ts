import { makeFormat, percentOf } from '@portfolio/figures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishFigures } from '../../language.ts';

const parse = (text: string) =>
  Number(text.replaceAll(',', '').replace('−', '-').replace('e−', 'e-'));

/** Numbers as an owner writes them: a few digits at any size. */
const written = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -9, max: 9 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`));

describe('the numbers of a figure', () => {
  test.each([
    { values: [24.1, 18], unit: '%', texts: ['24.1%', '18.0%'] },
    { values: [310, 96], unit: 'ms', texts: ['310 ms', '96 ms'] },
    { values: [0.91, 0.5], texts: ['0.91', '0.50'] },
    { values: [-3, 4], unit: '°C', texts: ['−3 °C', '4 °C'] },
    { values: [0.0004, 0.0012], texts: ['0.0004', '0.0012'] },
    { values: [1_200_000, 950_000], unit: 'rows', texts: ['1.2M rows', '950K rows'] },
    { values: [1_234_567, 1_234_890], texts: ['1,234,567', '1,234,890'] },
    { values: [3.2e-7, 1e-9], texts: ['3.2e−7', '1e−9'] },
    { values: [1e18, 2e17], texts: ['1e18', '2e17'] },
    { values: [0.1 + 0.2, 1], texts: ['0.3', '1.0'] },
    { values: [0, -0], texts: ['0', '0'] },
    { values: [12_000, 9_500], unit: '‰', texts: ['12,000‰', '9,500‰'] },
  ])('$values with the unit $unit are written as $texts', ({ values, unit, texts }) => {
    expect(
      values
        .map(makeFormat(values, unit, englishFigures))
        .map((text) => text.replaceAll('\u00a0', ' ')),
    ).toEqual(texts);
  });

  test('look different when they are different, and have the same sign and size', () => {
    fc.assert(
      fc.property(fc.uniqueArray(written, { minLength: 1, maxLength: 4 }), (values) => {
        const texts = values.map(makeFormat(values, undefined, englishFigures));
        expect(new Set(texts).size).toBe(new Set(values.map((value) => value + 0)).size);
        for (const [index, text] of texts.entries()) {
          const value = values[index] ?? 0;
          if (!/[KMBT]$/.test(text))
            expect(Math.abs(parse(text) - value)).toBeLessThanOrEqual(Math.abs(value) / 100);
          expect(text.startsWith('−')).toBe(value < 0);
        }
      }),
    );
  });

  test('have one count of decimals while they can be read in full; zero needs none', () => {
    const plain = fc.integer({ min: -99_999, max: 99_999 }).map((value) => (value || 1) / 100);
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1 }), (values) => {
        const decimals = values
          .map(makeFormat(values, undefined, englishFigures))
          .map((text) => text.split('.')[1]?.length ?? 0);
        expect(new Set(decimals).size).toBe(1);
      }),
    );
  });

  test('are those that the browser writes', () => {
    const digits = fc.integer({ min: -9_999_999, max: 9_999_999 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 5 }), (number, decimals) => {
        const value = Number(`${number}e-${decimals}`);
        // The other value needs all the decimals.
        const text = makeFormat(
          [value, Number(`1e-${decimals}`)],
          undefined,
          englishFigures,
        )(value);
        fc.pre(value !== 0 && !/[KMe]/.test(text));
        const { format } = new Intl.NumberFormat('en', { minimumFractionDigits: decimals });
        expect(text).toBe(format(value).replace('-', '−'));
      }),
    );
  });

  test.each([
    [11 / 12, '92%'],
    [1, '100%'],
    [0, '0%'],
    [999 / 1000, '99.9%'],
    [0.9999, 'more than 99.9%'],
    [0.001, '0.1%'],
    [0.0001, 'less than 0.1%'],
    [0.005, '1%'],
  ])('a share of %d is %s', (share, text) => {
    expect(percentOf(share, englishFigures)).toBe(text);
  });
});
