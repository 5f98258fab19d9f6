import * as v from 'valibot';
import { colorSchema, entity, listOf, monthSchema, textSchema } from './fields';

const INITIALS_RULE = 'must be one to three letters or digits';

/** A position (spec section 3). Its period and length are derived from the two months. */
export const experienceSchema = v.pipe(
  entity({
    title: textSchema,
    company: textSchema,
    location: v.exactOptional(textSchema),
    /** First month, `YYYY-MM`. */
    start: monthSchema,
    /** Last month, `YYYY-MM`; a position without one is held today. */
    end: v.exactOptional(monthSchema),
    /** Duties. */
    description: listOf(textSchema),
    skills: listOf(textSchema),
    /** What kind of position it was, such as 'Internship'. */
    badge: v.exactOptional(textSchema),
    companyInitials: v.pipe(
      v.string(INITIALS_RULE),
      v.regex(/^[\p{L}\p{N}]{1,3}$/u, INITIALS_RULE),
    ),
    companyColor: colorSchema,
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
  heading: textSchema,
  label: textSchema,
  text: textSchema,
  tags: listOf(textSchema),
});

/** See {@link experienceSchema}. */
export type Experience = v.InferOutput<typeof experienceSchema>;

/** See {@link nextStepSchema}. */
export type NextStep = v.InferOutput<typeof nextStepSchema>;
