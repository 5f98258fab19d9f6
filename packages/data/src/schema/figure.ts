import * as v from 'valibot';
import { described, entity, optional } from './entity.ts';
import * as field from './fields.ts';

const number = (description: string) =>
  described(v.pipe(v.number('must be a number'), v.finite('must be a number')), description);

const title = field.text('What is shown, or what was found, in a few words.');
const unit = field.text('Such as % or ms; leave it out for a ratio.');
const counted = field.text('What is counted, in the plural, such as incidents.');
const method = field.text('How it was measured, in a sentence.');
const better = field.oneOf(['lower', 'higher'], 'Which values are the better ones.');
const ours = optional(field.flag('Which one is yours: exactly one is.'));

const changeSchema = entity({
  kind: v.literal('change'),
  title,
  unit: optional(unit),
  before: entity({ label: field.text('What was there before.'), value: number('Its value.') }),
  after: entity({ label: field.text('What there is now.'), value: number('Its value.') }),
  better,
  method,
});

const shareSchema = entity({
  kind: v.literal('share'),
  title,
  unit: counted,
  label: field.text('What is true of the part, such as flagged within a day.'),
  part: number('How many.'),
  whole: number('Of how many.'),
  method,
});

const seriesSchema = entity({
  kind: v.literal('series'),
  title,
  unit: optional(unit),
  x: entity({
    label: field.text('What the horizontal axis measures, such as week.'),
    values: v.union([v.array(number('')), v.array(field.dateSchema)]),
  }),
  axis: field.text('What the vertical axis measures.'),
  lines: field.filledList(
    entity({
      label: field.text('At the end of the line.'),
      values: field.list(v.nullable(number('')), 'One for each of x, null where there is none.'),
      ours,
    }),
    'One to three lines.',
  ),
  band: optional(
    entity({
      label: field.text('What lies inside.'),
      low: field.list(number(''), 'One for each of x.'),
      high: field.list(number(''), 'One for each of x.'),
    }),
  ),
  baseline: optional(entity({ label: field.text('What it is.'), value: number('Where it lies.') })),
  better: optional(better),
  method,
});

const comparisonSchema = entity({
  kind: v.literal('comparison'),
  title,
  unit: optional(unit),
  axis: field.text('What the axis measures.'),
  values: field.filledList(
    entity({
      label: field.text('Whose value it is.'),
      value: number('The value.'),
      interval: optional(v.strictTuple([number(''), number('')])),
      ours,
    }),
    'Two or more named values.',
  ),
  better: optional(better),
  method,
});

const matrixSchema = entity({
  kind: v.literal('matrix'),
  title,
  unit: counted,
  rows: field.text('What the rows are, such as Actual grade.'),
  columns: field.text('What the columns are, such as Predicted grade.'),
  classes: field.filledList(field.textSchema, 'The classes, in the order of rows and columns.'),
  counts: field.filledList(v.array(number('')), 'One row for each actual class.'),
  method,
});

const pointSchema = v.strictTuple([number(''), number('')]);

const curveSchema = entity({
  kind: v.literal('curve'),
  title,
  form: field.oneOf(['roc', 'precision-recall', 'calibration'], 'Which curve.'),
  points: field.filledList(pointSchema, 'From left to right, each between 0 and 1.'),
  area: optional(number('The area under the curve.')),
  operatingPoint: optional(entity({ at: pointSchema, label: field.text('What it means.') })),
  prevalence: optional(number('Of a precision–recall curve: the share of positives.')),
  method,
});

/** A measured result as data; its kind decides how it is drawn. */
export const figureSchema = v.variant('kind', [
  changeSchema,
  shareSchema,
  seriesSchema,
  comparisonSchema,
  matrixSchema,
  curveSchema,
]);

/** See {@link figureSchema}. */
export type Figure = v.InferOutput<typeof figureSchema>;
