import * as v from 'valibot';
import { described, entity, optional } from '../entity.ts';
import * as field from '../fields.ts';
import { rule } from '../rule.ts';
import {
  better,
  common,
  counted,
  countSchema,
  distinct,
  kind,
  number,
  numberSchema,
  oneOurs,
  ours,
  unit,
} from './parts.ts';

/** A value before and after. */
export const changeSchema = entity({
  kind: kind('change', 'A value before and after.'),
  ...common,
  unit,
  before: described(
    entity({
      label: field.text('The name of the old state, in a word or two.'),
      value: number('Its value.'),
    }),
    'Where it started.',
  ),
  after: described(
    entity({ label: field.text('The name of the new state.'), value: number('Its value.') }),
    'Where it is now.',
  ),
  better,
});

/** So many of so many. */
export const shareSchema = v.pipe(
  entity({
    kind: kind('share', 'So many of so many.'),
    ...common,
    unit: counted,
    label: field.text("The words for the part, such as 'flagged within a day'."),
    note: optional(
      field.text(
        "Next to the count, in place of unit and label: something that the title doesn't say, such as what became of the rest.",
      ),
    ),
    part: described(countSchema, 'The size of the part: not more than the whole.'),
    whole: field.wholeNumber(
      1,
      Number.MAX_SAFE_INTEGER,
      'Of how many.',
      'must be a whole number, 1 or more',
    ),
  }),
  rule(['part', 'whole'], ({ part, whole }) =>
    part <= whole
      ? []
      : [{ at: ['part'], problem: `must not be more than the whole, ${whole}, but is ${part}` }],
  ),
);

const namedValueSchema = v.pipe(
  entity({
    label: field.text('The name of the value, in a word or two.'),
    value: number('The value.'),
    interval: optional(
      described(
        v.strictTuple([numberSchema, numberSchema], 'must be two numbers, from and to'),
        'The range that it may be in; the method says with which certainty.',
      ),
    ),
    ours,
  }),
  rule(['value', 'interval'], ({ value, interval }) => {
    const [low, high] = interval ?? [value, value];
    if (low <= value && value <= high) return [];
    const problem = `must hold the value, ${value}, but goes from ${low} to ${high}`;
    return [{ at: ['interval'], problem }];
  }),
);

/** Named values, one of them the owner's. */
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
    better: optional(better),
  }),
  rule(['values'], ({ values }) => [
    ...oneOurs('values', values),
    ...distinct(
      values.map(({ label }) => label),
      (index) => ['values', index, 'label'],
    ),
  ]),
);
