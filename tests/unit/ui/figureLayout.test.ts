import type { CurveData } from '@portfolio/figures/curve/schema';
import type { SeriesData } from '@portfolio/figures/series/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeAxis } from '../../../packages/ui/src/patterns/Figure/axis.ts';
import { layOutCurve } from '../../../packages/ui/src/patterns/Figure/curveLayout.ts';
import { matrixTint, STRONGEST_TINT } from '../../../packages/ui/src/patterns/Figure/matrixTint.ts';
import { placeLabels } from '../../../packages/ui/src/patterns/Figure/placeLabels.ts';
import {
  beginsAtZero,
  layOutSeries,
  measureOf,
} from '../../../packages/ui/src/patterns/Figure/seriesLayout.ts';
import { englishFigures } from '../../language.ts';

/** The size of rounding errors. */
const NOISE = 1e-9;

/** All numbers in a path or in anything else that is drawn. */
const numbersIn = (drawn: unknown) =>
  (JSON.stringify(drawn).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('labels next to an axis', () => {
  const size = fc.double({ min: 0.1, max: 3, noNaN: true });
  const labels = fc
    .array(fc.record({ at: fc.double({ min: 0, max: 10, noNaN: true }), size }), { maxLength: 6 })
    .map((all) => all.sort((a, b) => a.at - b.at));

  test('never overlap and never leave their side', () => {
    fc.assert(
      fc.property(labels, (all) => {
        const needed = all.reduce((sum, label) => sum + label.size, 0);
        const scale = Math.min(1, 10 / needed);
        let end = 0;
        for (const [index, middle] of placeLabels(all, 10).entries()) {
          const half = ((all[index]?.size ?? 0) * scale) / 2;
          expect(middle - half).toBeGreaterThanOrEqual(end - NOISE);
          end = middle + half;
        }
        expect(end).toBeLessThanOrEqual(10 + NOISE);
      }),
    );
  });

  test.each([
    ['stay where they are while there is room', [2, 4, 9], [2, 4, 9]],
    ['move apart evenly from one place', [5, 5], [4, 6]],
    ['move inwards at the ends', [0, 10], [1, 9]],
    ['move together at one end', [9.5, 10], [7, 9]],
  ])('%s', (_what, wanted, places) => {
    const all = wanted.map((at) => ({ at, size: 2 }));
    expect(placeLabels(all, 10)).toEqual(places);
  });
});

const value = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.integer({ min: -50, max: 50 }),
  fc.constant(0),
);

/** Any series that content may hold. */
const anySeries: fc.Arbitrary<SeriesData> = fc.integer({ min: 2, max: 12 }).chain((length) => {
  const all = fc.array(value, { minLength: length, maxLength: length });
  const some = fc.array(fc.option(value), { minLength: length, maxLength: length });
  return fc.record({
    kind: fc.constant('series' as const),
    title: fc.constant('Any'),
    unit: fc.constantFrom(undefined, '%', 'requests per second'),
    x: fc.record({
      label: fc.constant('step'),
      values: fc
        .uniqueArray(fc.integer({ min: -1000, max: 1000 }), {
          minLength: length,
          maxLength: length,
        })
        .map((steps) => steps.sort((a, b) => a - b)),
    }),
    axis: fc.constant('error'),
    lines: fc
      .array(some, { minLength: 1, maxLength: 3 })
      .map((lines) =>
        lines.map((values, index) => ({ label: `line ${index}`, values, ours: index === 0 })),
      ),
    band: fc.option(fc.record({ label: fc.constant('band'), low: all, high: all }), {
      nil: undefined,
    }),
    baseline: fc.option(fc.record({ label: fc.constant('before'), value }), { nil: undefined }),
    method: fc.constant('Any.'),
  });
});

describe('an axis', () => {
  /** Values that differ by rounding errors, such as 0.3 and 0.1 + 0.2. */
  const alike = fc
    .tuple(value, fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 4 }))
    .map(([any, steps]) => steps.map((step) => any * (1 + step * Number.EPSILON)));

  test('holds all values between at least two ticks, however near to each other or to zero', () => {
    const values = fc.oneof(alike, fc.array(value, { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 5 }), fc.boolean(), (all, count, zero) => {
        const { ticks, at } = makeAxis(all, { count, zero });
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThan(3 * count);
        expect(ticks.map(at)).toEqual(ticks.map(at).sort((a, b) => a - b));
        expect([...all, ...ticks].map(at).every((each) => each >= 0 && each <= 100)).toBe(true);
      }),
    );
  });

  test.each([
    { values: [0.3, 0.1 + 0.2] },
    { values: [-5.000000000000001e-9, -5.000000000000002e-9] },
    { values: [5e-324, 1e-323] },
  ])('of $values, which differ by noise only, is that of one value', ({ values }) => {
    const { at } = makeAxis(values, { count: 3, zero: false });
    expect(values.map(at)).toEqual([50, 50]);
  });
});

describe('a series', () => {
  test('is drawn inside its plot whatever its values, without overlapping labels', () => {
    fc.assert(
      fc.property(anySeries, fc.constantFrom('sm' as const, 'lg' as const), (data, size) => {
        const { ticks, lines, band, baseline, zero, ends } = layOutSeries(
          data,
          size,
          englishFigures,
        );
        const paths = lines.map(({ path, points }) => path + points);
        const drawn = numbersIn([
          paths,
          band,
          baseline,
          zero,
          ticks.map(({ at }) => at),
          ends.map(({ lineAt }) => lineAt),
        ]);
        expect(JSON.stringify([paths, band, ends, ticks])).not.toMatch(/NaN|Infinity/);
        expect(drawn.every((each) => each >= 0 && each <= 100)).toBe(true);
        expect(ends.map(({ at }) => at)).toEqual(ends.map(({ at }) => at).sort((a, b) => a - b));
      }),
    );
  });

  test.each([
    { values: [17, 26], zero: true },
    { values: [98.2, 98.9], zero: false },
    { values: [18, 26], zero: false },
    { values: [-3, -30], zero: true },
    { values: [0, 0], zero: true },
    { values: [-5, 20], zero: false },
  ])('of $values has zero added: $zero', ({ values, zero }) => {
    expect(beginsAtZero(values)).toBe(zero);
  });

  const series: SeriesData = {
    kind: 'series',
    title: 'Error',
    unit: '%',
    x: { label: 'week', values: [1, 2, 4, 5] },
    axis: 'error',
    lines: [{ label: 'nightly', values: [10, 20, null, 40], ours: true }],
    method: 'Counted.',
  };

  test('is to scale on both axes, and a gap is a gap', () => {
    const { lines, ticks } = layOutSeries(series, 'sm', englishFigures);
    expect(lines[0]?.path).toBe('M0,75L25,50M100,0');
    expect(lines[0]?.points).toBe('M100,0h.01');
    expect(ticks.map(({ text }) => text)).toEqual(['40%', '30', '20', '10', '0']);
  });

  test('has a long unit in its subtitle', () => {
    const inRequests = { ...series, unit: 'requests' };
    expect(measureOf(inRequests, englishFigures)).toContain(', error, requests');
    expect(layOutSeries(inRequests, 'lg', englishFigures).ticks[0]?.text).toBe('40');
  });

  test('has labels in the order of lines that meet, as far as they came from above or below', () => {
    const lines = [
      { label: 'rising', values: [10, 20, 25, 30], ours: true },
      { label: 'falling', values: [50, 40, 35, 30] },
    ];
    const { ends } = layOutSeries({ ...series, lines }, 'sm', englishFigures);
    expect(ends.map(({ label }) => label)).toEqual(['falling', 'rising']);
  });

  test('has a long label in two rows, and says where a line ended early', () => {
    const lines = [{ label: 'seasonal naive forecast', values: [10, 20, null, null] }];
    const { ends } = layOutSeries({ ...series, lines }, 'lg', englishFigures);
    expect(ends).toEqual([
      expect.objectContaining({ label: 'seasonal naive forecast, week 2', rows: 2 }),
    ]);
  });
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const points = fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 20 });

test('a curve is drawn inside its square whatever its points', () => {
  const form = fc.constantFrom('roc' as const, 'precision-recall' as const, 'calibration' as const);
  fc.assert(
    fc.property(form, points, share, (name, all, prevalence) => {
      const data: CurveData = {
        kind: 'curve',
        title: 'Any',
        form: name,
        points: all,
        prevalence,
        operatingPoint: { at: all[0] ?? [0, 0], label: 'here' },
        method: 'Any.',
      };
      const { path, fill, reference, points: dots, used } = layOutCurve(data, 'sm', englishFigures);
      const drawn = [path, fill ?? '', reference ?? '', dots, used ?? ''];
      expect(drawn.join('')).not.toMatch(/NaN|Infinity/);
      expect(numbersIn(drawn).every((each) => each >= 0 && each <= 100)).toBe(true);
    }),
  );
});

test('a cell is tinted for its share: not at all for nothing, never stronger than ink allows', () => {
  expect(matrixTint(0)).toBe(0);
  expect(matrixTint(0.001)).toBeGreaterThan(0);
  expect(matrixTint(1)).toBe(STRONGEST_TINT);
  fc.assert(
    fc.property(share, share, (a, b) => {
      expect(matrixTint(Math.max(a, b))).toBeGreaterThanOrEqual(matrixTint(Math.min(a, b)));
    }),
  );
});
