import * as v from 'valibot';
import { entity } from '../schema/entity.ts';
import * as field from '../schema/fields.ts';
import {
  better,
  common,
  distinct,
  exactlyOneOurs,
  interval,
  intervalBreaches,
  kind,
  number,
  ours,
  unit,
} from '../schema/figureFields.ts';
import { rule } from '../schema/rule.ts';

const namedValueSchema = v.pipe(
  entity({
    label: field.text('The name of the value, in a word or two.'),
    value: number('The value.'),
    interval,
    ours,
  }),
  rule(['value', 'interval'], (named) => intervalBreaches(named)),
);

/** Named values, one of which is the owner's. */
export const comparisonSchema = v.pipe(
  entity({
    kind: kind(
      'comparison',
      'Values next to each other: yours, and those that it is compared with.',
    ),
    ...common,
    unit,
    axis: field.text('The quantity on the axis.'),
    values: v.pipe(
      field.list(namedValueSchema, 'Two or more, one of them yours, in the order of the drawing.'),
      v.minLength(2, 'must be a list with at least two entries'),
    ),
    better: v.optional(better),
  }),
  rule(['values'], ({ values }) => [
    ...exactlyOneOurs('values', values),
    ...distinct(
      values.map(({ label }) => label),
      (index) => ['values', index, 'label'],
    ),
  ]),
);

/** See {@link comparisonSchema}. */
export type ComparisonData = v.InferOutput<typeof comparisonSchema>;

/** An example, for the workshop and for tests. */
export const comparisonExample: ComparisonData = {
  kind: 'comparison',
  title: 'Mean absolute error, share of capacity',
  unit: '%',
  axis: 'mean absolute error',
  values: [
    { label: 'this model', value: 6.8, ours: true },
    { label: 'gradient boosting', value: 7.9 },
    { label: 'like today', value: 9.5 },
  ],
  better: 'lower',
  method: '90 test days that follow the training period.',
};
