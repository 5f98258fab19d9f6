import { readCurve } from '@portfolio/figures/curve/reading';
import { curveExample } from '@portfolio/figures/curve/schema';
import { readSeries } from '@portfolio/figures/series/reading';
import type { SeriesData } from '@portfolio/figures/series/schema';
import { includedLanguage } from '@portfolio/words/included';
import { describe, expect, test } from 'vitest';
import { englishFigures } from '../../language.ts';
import { byHand, nightly, series } from './threeWeeks.ts';

describe('a series, read at one place', () => {
  const read = (more: Partial<SeriesData> = {}, index = 1) =>
    readSeries({ ...series, ...more }, index, englishFigures);

  test('says both values and the difference', () => {
    expect(read()).toEqual({
      place: 'week 2',
      values: [
        { at: 18.1, value: '18.1%', label: 'nightly', ours: true },
        { at: 25.9, value: '25.9%', label: 'by hand' },
      ],
      difference: '−7.8\u00a0points',
      sentence: 'Week 2: 18.1% nightly, 25.9% by hand, 7.8\u00a0points lower.',
    });
  });

  test('compares a line that is alone with the baseline', () => {
    const { difference, sentence } = read({
      lines: [nightly],
      baseline: { label: 'target', value: 15 },
    });
    expect(difference).toBe('+3.1\u00a0points');
    expect(sentence).toBe('Week 2: 18.1% nightly, 15.0% target, 3.1\u00a0points higher.');
  });

  test('compares nothing where a value is missing, or with two others', () => {
    const gap = read({ lines: [nightly, { ...byHand, values: [22.8, null, 23.7] }] });
    expect(gap.sentence).toBe('Week 2: 18.1% nightly.');
    const three = read({ lines: [nightly, byHand, { label: 'linear', values: [30, 31, 32] }] });
    expect(three.difference).toBeUndefined();
    expect(three.sentence).toBe('Week 2: 18.1% nightly, 25.9% by hand, 31.0% linear.');
  });

  test('says that nothing was measured, that values are equal, and the range', () => {
    const values = [19.9, null, 17.1];
    expect(read({ lines: [{ ...nightly, values }] }).sentence).toBe('Week 2: none.');
    expect(
      read({ lines: [nightly, { ...nightly, label: 'twin', ours: undefined }] }),
    ).toMatchObject({
      difference: undefined,
      sentence: 'Week 2: 18.1% nightly, 18.1% twin.',
    });
    const band = { label: '80% interval', low: [15, 14, 13.5], high: [22, 21, 20] };
    expect(read({ lines: [nightly], band }).sentence).toBe(
      'Week 2: 18.1% nightly, 80% interval 14.0% to 21.0%.',
    );
  });
});

describe('a curve, read at one point', () => {
  const at = (more: object, index = 5) =>
    readCurve({ ...curveExample, ...more }, index, englishFigures);

  test('says both rates, and how far it is above guessing', () => {
    expect(at({})).toMatchObject({
      place: 'false positive rate 0.32',
      difference: '+0.63',
      sentence: 'False positive rate 0.32: true positive rate 0.95, guessing 0.32, 0.63 higher.',
    });
  });

  test('begins with the threshold if the content has it', () => {
    const thresholds = curveExample.points.map((_, index) => 1 - index / 10);
    expect(at({ thresholds })).toMatchObject({
      place: 'threshold 0.5',
      sentence:
        'Threshold 0.5: false positive rate 0.32, true positive rate 0.95, guessing 0.32, 0.63 higher.',
    });
  });

  test('compares precision with the share of positives, and observed rates with predicted ones', () => {
    expect(at({ form: 'precision-recall', prevalence: 0.1 }).sentence).toBe(
      'Recall 0.32: precision 0.95, guessing 0.1, 0.85 higher.',
    );
    expect(at({ form: 'calibration' }).sentence).toBe(
      'Predicted rate 0.32: observed rate 0.95, 0.63 higher.',
    );
  });
});

test('other languages read in their own words', () => {
  const language = (tag: string) => {
    const { figures: words, formats } = includedLanguage(tag);
    return { words, formats };
  };
  expect(readSeries(series, 1, language('de')).sentence).toMatch(/^Week 2: .*niedriger\.$/);
  // The sign stays before its number.
  expect(readSeries(series, 1, language('ar')).difference).toMatch(/^\u2066−7/);
});
