import * as v from 'valibot';
import { dateSchema } from '../schema/date.ts';
import { described, entity } from '../schema/entity.ts';
import * as field from '../schema/fields.ts';
import {
  band,
  bandBreaches,
  better,
  common,
  distinct,
  exactlyOneOurs,
  kind,
  lengthBreach,
  number,
  numberSchema,
  ours,
  unit,
} from '../schema/figureFields.ts';
import { type Breach, rule } from '../schema/rule.ts';

const MANY_LINES = 'must be a list with one to three entries';

const VALUE_RULE = 'must be a number, or null where there is none';

const valueSchema = v.nullable(v.pipe(v.number(VALUE_RULE), v.finite(VALUE_RULE)));

const isAfter = (later: number | string, earlier: number | string) =>
  typeof later === 'string'
    ? later > String(earlier) && !later.startsWith(String(earlier))
    : later > Number(earlier);

/** Requires at least two points, each further right than the one before. It reports the first point that isn't. */
function pointsInOrder({ values }: { values: readonly (number | string)[] }): Breach[] {
  if (values.length < 2) {
    return [{ at: ['values'], problem: `must have at least two points, but has ${values.length}` }];
  }
  const index = values.findIndex((value, i) => i > 0 && !isAfter(value, values[i - 1] ?? value));
  if (index === -1) return [];
  const [before, value] = [values[index - 1], values[index]].map((each) => JSON.stringify(each));
  return [
    {
      at: ['values', index],
      problem: `must come after ${before}, but is ${value}: sort the points`,
    },
  ];
}

/** One to three lines over time or over steps. */
export const seriesSchema = v.pipe(
  entity({
    kind: kind('series', 'Lines over time, or over steps.'),
    ...common,
    unit,
    x: described(
      v.pipe(
        entity({
          label: field.text("The name of one step, such as 'week'."),
          values: described(
            v.union(
              [v.array(numberSchema), v.array(dateSchema)],
              'must be a list of numbers, or a list of dates such as 2024-10',
            ),
            'Two or more, in ascending order.',
          ),
        }),
        rule(['values'], (x) => pointsInOrder(x)),
      ),
      'The horizontal axis.',
    ),
    axis: field.text('The quantity on the vertical axis.'),
    lines: v.pipe(
      field.list(
        entity({
          label: field.text('At the end of the line, in a word or two.'),
          values: field.list(valueSchema, 'One for each x; null where there is none.'),
          ours,
        }),
        'One to three lines, one of them yours; a single line is yours in any case.',
      ),
      v.minLength(1, MANY_LINES),
      v.maxLength(3, MANY_LINES),
    ),
    band: band(numberSchema, 'x'),
    baseline: v.optional(
      described(
        entity({ label: field.text('Its name.'), value: number('Its value.') }),
        'A level to compare with.',
      ),
    ),
    better: v.optional(better),
  }),
  rule(['x', 'lines'], ({ x, lines }) =>
    lines.flatMap(({ values }, index): Breach[] => {
      const at: Breach['at'] = ['lines', index, 'values'];
      const numbers = values.filter((value) => value !== null).length;
      return [
        ...lengthBreach(x.values.length, values, at, 'x'),
        ...(numbers < 2
          ? [{ at, problem: `must hold at least two numbers, but holds ${numbers}` }]
          : []),
      ];
    }),
  ),
  rule(['lines'], ({ lines }) => [
    ...(lines.length > 1 ? exactlyOneOurs('lines', lines) : []),
    ...distinct(
      lines.map(({ label }) => label),
      (index) => ['lines', index, 'label'],
    ),
  ]),
  rule(['x', 'band'], ({ x, band: range }) =>
    range ? bandBreaches(range, x.values.length, 'x') : [],
  ),
);

/** See {@link seriesSchema}. */
export type SeriesData = v.InferOutput<typeof seriesSchema>;

/** An example, for the workshop and for tests. */
export const seriesExample: SeriesData = {
  kind: 'series',
  title: 'Weekly error of the forecast',
  unit: '%',
  x: { label: 'week', values: [1, 2, 3, 4, 5, 6, 7, 8] },
  axis: 'weighted absolute percentage error',
  lines: [
    { label: 'by hand', values: [22.8, 25.9, 24.2, 22.4, 24.9, 26.3, 22.6, 23.7] },
    { label: 'nightly', values: [19.9, 19.6, 18.1, 18.4, 17.2, 18.6, 17.5, 17.1], ours: true },
  ],
  better: 'lower',
  method: 'Backtest over eight weeks, each week forecast from the data before it.',
};
