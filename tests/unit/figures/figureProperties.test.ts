import type { FigureData } from '@portfolio/figures';
import { figureSchema } from '@portfolio/figures/kinds';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const label = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u);
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const count = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const better = fc.constantFrom('lower' as const, 'higher' as const);
const common = { title: label, method: label };
const listOf = <T>(item: fc.Arbitrary<T>, length: number) =>
  fc.array(item, { minLength: length, maxLength: length });
const ascending = <T extends number>(numbers: readonly T[]) => [...numbers].sort((a, b) => a - b);

const change = fc.record({
  kind: fc.constant('change' as const),
  ...common,
  before: fc.record({ label, value: finite }),
  after: fc.record({ label, value: finite }),
  better,
});

const share = fc
  .tuple(count, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
  .chain(([part, whole]) =>
    fc.record({
      kind: fc.constant('share' as const),
      ...common,
      unit: label,
      label,
      part: fc.constant(part % (whole + 1)),
      whole: fc.constant(whole),
    }),
  );

const series = fc
  .tuple(
    fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 9 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .chain(([x, lines]) =>
    fc.record({
      kind: fc.constant('series' as const),
      ...common,
      axis: label,
      x: fc.record({ label, values: fc.constant(ascending(x)) }),
      lines: listOf(listOf(finite, x.length), lines).map((all) =>
        all.map((values, index) => ({ label: `line ${index}`, values, ours: index === lines - 1 })),
      ),
      band: listOf(fc.tuple(finite, finite).map(ascending), x.length).map((bounds) => ({
        label: 'band',
        low: bounds.map(([low = 0]) => low),
        high: bounds.map(([, high = 0]) => high),
      })),
    }),
  );

const comparison = fc
  .array(fc.tuple(finite, finite, finite).map(ascending), { minLength: 2, maxLength: 8 })
  .chain((all) =>
    fc.record({
      kind: fc.constant('comparison' as const),
      ...common,
      axis: label,
      values: fc.nat({ max: all.length - 1 }).map((ours) =>
        all.map(([low = 0, value = 0, high = 0], index) => ({
          label: `value ${index}`,
          value,
          interval: [low, high] as [number, number],
          ours: index === ours,
        })),
      ),
    }),
  );

const matrix = fc.uniqueArray(label, { minLength: 2, maxLength: 10 }).chain((classes) =>
  fc.record({
    kind: fc.constant('matrix' as const),
    ...common,
    unit: label,
    rows: label,
    columns: label,
    classes: fc.constant(classes),
    counts: listOf(listOf(count, classes.length), classes.length).filter((counts) =>
      counts.flat().some((number) => number > 0),
    ),
  }),
);

const curve = fc.array(fc.tuple(fraction, fraction), { maxLength: 12 }).chain((inner) => {
  const x = ascending(inner.map(([across]) => across));
  const y = ascending(inner.map(([, up]) => up));
  const points: [number, number][] = [
    [0, 0],
    ...x.map((across, i) => [across, y[i] ?? 1] as [number, number]),
    [1, 1],
  ];
  return fc.record({
    kind: fc.constant('curve' as const),
    ...common,
    form: fc.constant('roc' as const),
    points: fc.constant(points),
    operatingPoint: fc
      .nat({ max: points.length - 1 })
      .map((i) => ({ at: points[i] ?? [0, 0], label: 'here' })),
  });
});

const kinds = { change, share, series, comparison, matrix, curve };

const placesOf = (figure: unknown) =>
  (v.safeParse(figureSchema, figure).issues ?? []).map((issue) => v.getDotPath(issue));

test.each(Object.entries(kinds))('any %s that can have been measured is valid', (_, figures) => {
  fc.assert(
    fc.property(figures as fc.Arbitrary<FigureData>, (figure) => {
      expect(placesOf(figure)).toEqual([]);
    }),
  );
});

test('an area that the points don’t enclose is reported at the area, once', () => {
  fc.assert(
    fc.property(curve, fraction, ({ points, ...figure }, area) => {
      const enclosed = points.slice(1).reduce((sum, [x, y], i) => {
        const [before, height] = points[i] ?? [0, 0];
        return sum + ((x - before) * (y + height)) / 2;
      }, 0);
      const off = Math.abs(area - enclosed);
      fc.pre(off < 0.019 || off > 0.021);
      expect(placesOf({ ...figure, points, area })).toEqual(off < 0.02 ? [] : ['area']);
    }),
  );
});

test('whatever a figure has, it is checked and nothing throws', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc
      .tuple(fc.oneof(...Object.values<fc.Arbitrary<object>>(kinds)), label, fc.anything())
      .map(([figure, , value]) => {
        const keys = Object.keys(figure);
        return { ...figure, [keys[keys.length - 1] ?? 'kind']: value };
      }),
  );
  fc.assert(
    fc.property(anything, (figure) => {
      expect(typeof v.safeParse(figureSchema, figure).success).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});
