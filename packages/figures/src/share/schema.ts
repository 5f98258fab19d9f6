import * as v from 'valibot';
import { described, entity } from '../schema/entity.ts';
import * as field from '../schema/fields.ts';
import { common, counted, countSchema, kind } from '../schema/figureFields.ts';
import { rule } from '../schema/rule.ts';

/** A part of a whole, such as 11 of 12. */
export const shareSchema = v.pipe(
  entity({
    kind: kind('share', 'A part of a whole: 11 of 12.'),
    ...common,
    unit: counted,
    label: field.text("The words for the part, such as 'flagged within a day'."),
    note: v.optional(
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

/** See {@link shareSchema}. */
export type ShareData = v.InferOutput<typeof shareSchema>;

/** An example, for the workshop and for tests. */
export const shareExample: ShareData = {
  kind: 'share',
  title: 'Replayed incidents flagged within a day',
  unit: 'incidents',
  label: 'flagged within a day',
  part: 11,
  whole: 12,
  method: '12 past incidents with known start dates, replayed.',
};
