import { findingOf, tableOf } from '@portfolio/figures';
import type { SeriesData } from '@portfolio/figures/series/schema';
import { describe, expect, test } from 'vitest';
import { englishFigures } from '../../language.ts';
import { byHand, nightly, series } from './threeWeeks.ts';

const read = (more: Partial<SeriesData>) => findingOf({ ...series, ...more }, englishFigures);

describe('the sentence of a series', () => {
  test('begins with our last value, then the others', () => {
    expect(read({})).toBe(
      'Weekly error of the forecast: nightly 17.1% at week 3, by hand 23.7%; lower is better.',
    );
  });

  test('says where a lonely line began', () => {
    expect(read({ lines: [nightly], better: undefined })).toBe(
      'Weekly error of the forecast: nightly 17.1% at week 3, from 19.9% at week 1.',
    );
  });

  test('says where a line ended early, and which has no values', () => {
    const lines = [
      { ...nightly, values: [19.9, null, 17.1] },
      { ...byHand, values: [null, 25.9, null] },
      { label: 'linear', values: [null, null, null] },
    ];
    expect(read({ lines })).toBe(
      'Weekly error of the forecast: nightly 17.1% at week 3, by hand 25.9% at week 2, linear without a value; lower is better.',
    );
    expect(read({ lines: [{ ...nightly, values: [null, 18.1, null] }] })).toBe(
      'Weekly error of the forecast: nightly 18.1% at week 2; lower is better.',
    );
  });

  test('states the range around ours, and the baseline', () => {
    const band = { label: '80% interval', low: [15, 14, 13.5], high: [22, 21, 20] };
    const baseline = { label: 'target', value: 15 };
    expect(read({ lines: [nightly, byHand], band, baseline })).toBe(
      'Weekly error of the forecast: nightly 17.1% at week 3 (80% interval 13.5% to 20.0%), by hand 23.7%, target 15.0%; lower is better.',
    );
  });

  test.each([
    { dates: ['2022', '2023', '2024'], place: 'in 2024' },
    { dates: ['2024-08', '2024-09', '2024-10'], place: 'in Oct 2024' },
    { dates: ['2024-10-01', '2024-10-08', '2024-10-31'], place: 'on Oct 31, 2024' },
  ])('writes dates as people do: $place', ({ dates, place }) => {
    expect(read({ x: { label: 'date', values: dates } })).toContain(`nightly 17.1% ${place},`);
  });

  test.each([
    { values: [1000, 20_000, 30_000], text: '30,000' },
    { values: [2022, 2023, 2024], text: '2024' },
    { values: [0.1, 0.5, 1], text: '1.0' },
  ])('groups thousands, except in years: $text', ({ values, text }) => {
    expect(read({ x: { label: 'x', values } })).toContain(` at x ${text},`);
  });
});

test('the table of a series has a row for each x and says where there is no value', () => {
  const lines = [{ ...nightly, values: [19.9, null, 17.1] }, byHand];
  const band = { label: 'interval', low: [15, 14, 13], high: [22, 21, 20] };
  const baseline = { label: 'target', value: 15 };
  expect(tableOf({ ...series, lines, band, baseline }, englishFigures)).toEqual({
    head: ['Week', 'nightly', 'by hand', 'interval', 'target'],
    rows: [
      ['1', '19.9%', '22.8%', '15.0% to 22.0%', '15.0%'],
      ['2', 'none', '25.9%', '14.0% to 21.0%', '15.0%'],
      ['3', '17.1%', '23.7%', '13.0% to 20.0%', '15.0%'],
    ],
  });
});
