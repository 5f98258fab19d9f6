import * as v from 'valibot';
import { colorSchema, described, entity, listOf, monthSchema, textSchema } from './fields.ts';

const INITIALS_RULE = 'must be one to three letters or digits';

/** A position (spec section 3). Its period and length are derived from the two months. */
export const experienceSchema = v.pipe(
  entity({
    title: described(textSchema, 'The position held.'),
    company: described(textSchema, 'Where.'),
    location: v.exactOptional(described(textSchema, 'City and country, or Remote.')),
    start: described(monthSchema, 'First month.'),
    end: v.exactOptional(
      described(monthSchema, 'Last month, included; without one you hold the position today.'),
    ),
    description: described(listOf(textSchema), 'What you did, a line each.'),
    skills: described(listOf(textSchema), 'What you used.'),
    badge: v.exactOptional(
      described(textSchema, "What kind of position it was, such as 'Internship'."),
    ),
    companyInitials: described(
      v.pipe(v.string(INITIALS_RULE), v.regex(/^[\p{L}\p{N}]{1,3}$/u, INITIALS_RULE)),
      'Stand for the company on its card and on the time axis.',
    ),
    companyColor: described(colorSchema, 'The mark of the company.'),
  }),
  v.forward(
    v.partialCheck(
      [['start'], ['end']],
      ({ start, end }) =>
        // What is no month has been reported as such.
        end === undefined || !v.is(monthSchema, start) || !v.is(monthSchema, end) || start <= end,
      'must not be before the start',
    ),
    ['end'],
  ),
);

/** What comes after the last position. */
export const nextStepSchema = entity({
  heading: described(textSchema, 'Its heading.'),
  label: described(textSchema, 'Stands where positions have their period.'),
  text: described(textSchema, 'A paragraph.'),
  tags: described(listOf(textSchema), 'A few words each.'),
});

/** See {@link experienceSchema}. */
export type Experience = v.InferOutput<typeof experienceSchema>;

/** See {@link nextStepSchema}. */
export type NextStep = v.InferOutput<typeof nextStepSchema>;
