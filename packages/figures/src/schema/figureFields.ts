import * as v from 'valibot';
import { described, entity } from './entity.ts';
import * as field from './fields.ts';
import type { Breach } from './rule.ts';

const NUMBER_RULE = 'must be a number';

/** Any finite number. JSON can write an infinite one as `1e999`. */
export const numberSchema = v.pipe(v.number(NUMBER_RULE), v.finite(NUMBER_RULE));

/** A field that holds {@link numberSchema}. */
export const number = (description: string) => described(numberSchema, description);

const COUNT_RULE = 'must be a whole number, 0 or more';

/** A number of things that were counted. */
export const countSchema = v.pipe(
  v.number(COUNT_RULE),
  v.safeInteger(COUNT_RULE),
  v.minValue(0, COUNT_RULE),
);

const FRACTION_RULE = 'must be a number from 0 to 1';

/** A number from 0 to 1. */
export const fractionSchema = v.pipe(
  v.number(FRACTION_RULE),
  v.minValue(0, FRACTION_RULE),
  v.maxValue(1, FRACTION_RULE),
);

/** The kind of a figure, which decides its other fields. */
export const kind = <const Kind extends string>(name: Kind, description: string) =>
  described(v.literal(name), description);

/** The fields of every figure, whatever its kind. */
export const common = {
  title: field.text('The subject or the finding, in a few words: above the drawing.'),
  method: field.text('How it was measured, in a sentence.'),
};

/** The unit of a measured value. */
export const unit = v.optional(
  field.text("Such as % or ms, written after each number; leave it out if there's none."),
);

/** The things that are counted in whole numbers. */
export const counted = field.text("The things counted, in the plural, such as 'incidents'.");

/** The direction that is good news. */
export const better = field.oneOf(['lower', 'higher'], 'Which values are the better ones.');

/** Marks the entry that is the owner's. */
export const ours = v.optional(
  field.flag('Whether it is yours: drawn in colour, the others in grey.'),
);

/** The range that a value may be in. Its rule is {@link intervalBreaches}. */
export const interval = v.optional(
  described(
    v.strictTuple([numberSchema, numberSchema], 'must be two numbers, from and to'),
    'The range that it may be in; the method says with which certainty.',
  ),
);

/** Requires that an interval holds its value. */
export function intervalBreaches({
  value,
  interval: [low, high] = [value, value],
}: {
  value: number;
  interval?: readonly [number, number] | undefined;
}): Breach[] {
  if (low <= value && value <= high) return [];
  const problem = `must hold the value, ${value}, but goes from ${low} to ${high}`;
  return [{ at: ['interval'], problem }];
}

/** A range around the owner's line. Its rule is {@link bandBreaches}. */
export const band = (bound: typeof numberSchema | typeof fractionSchema, point: string) =>
  v.optional(
    described(
      entity({
        label: field.text('The name of the range.'),
        low: field.list(bound, `Its lower bound, one for each ${point}.`),
        high: field.list(bound, `Its upper bound, one for each ${point}.`),
      }),
      'A range around your line.',
    ),
  );

/** Requires one value for each point. A single point has already been reported. */
export const lengthBreach = (
  length: number,
  values: readonly unknown[],
  at: Breach['at'],
  point: string,
): Breach[] =>
  values.length === length || length < 2
    ? []
    : [
        {
          at,
          problem: `must have one value for each ${point}, ${length}, but has ${values.length}`,
        },
      ];

/** Requires that a band has bounds for each point, none below the other. */
export function bandBreaches(
  { low, high }: { low: readonly number[]; high: readonly number[] },
  length: number,
  point: string,
): Breach[] {
  const crossing = low.flatMap((lower, index): Breach[] => {
    const upper = high[index] ?? lower;
    if (lower <= upper) return [];
    const problem = `must not be above the upper bound, ${upper}, but is ${lower}`;
    return [{ at: ['band', 'low', index], problem }];
  });
  return [
    ...lengthBreach(length, low, ['band', 'low'], point),
    ...lengthBreach(length, high, ['band', 'high'], point),
    ...crossing,
  ];
}

/** Requires that exactly one of several entries is the owner's. */
export function exactlyOneOurs(
  name: string,
  entries: readonly { ours?: boolean | undefined }[],
): Breach[] {
  const marked = entries.filter((entry) => entry.ours).length;
  if (marked === 1) return [];
  const problem = `must have exactly one entry with "ours": true, but has ${marked || 'none'}`;
  return [{ at: [name], problem }];
}

/** Requires that names differ from each other. */
export const distinct = (
  names: readonly string[],
  placeOf: (index: number) => Breach['at'],
): Breach[] =>
  names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return [];
    const problem = `must differ from the others, but "${name}" is there already`;
    return [{ at: placeOf(index), problem }];
  });
