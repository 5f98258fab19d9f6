import * as v from 'valibot';
import { endsBeforeStart } from '../dates.ts';
import {
  colorSchema,
  dateSchema,
  described,
  entity,
  listOf,
  oneOfRule,
  textSchema,
} from './fields.ts';

const INITIALS_RULE = 'must be one to three letters or digits';

/** The kinds of position. */
export const experienceKinds = ['employment', 'internship', 'volunteering'] as const;

/** A position (spec section 3). Its period and length are derived from the two dates. */
export const experienceSchema = v.pipe(
  entity({
    title: described(textSchema, 'The position held.'),
    company: described(textSchema, 'Where.'),
    location: v.exactOptional(described(textSchema, 'City and country, or Remote.')),
    start: described(
      dateSchema,
      'When it began: the month; or the year, if you know no more. A day is kept and not shown.',
    ),
    end: v.exactOptional(
      described(
        dateSchema,
        'When it ended: the last month, included; without one you hold the position today.',
      ),
    ),
    description: described(listOf(textSchema), 'What you did, a line each.'),
    skills: described(listOf(textSchema), 'What you used.'),
    kind: v.exactOptional(
      described(
        v.picklist(experienceKinds, oneOfRule(experienceKinds)),
        'What kind of position it was; employment unless said. Internships and volunteering carry a badge, and volunteering has a section of its own.',
      ),
    ),
    badge: v.exactOptional(
      described(textSchema, 'The words on its badge; those of its kind unless said.'),
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
        // What isn't a date has been reported already.
        end === undefined ||
        !v.is(dateSchema, start) ||
        !v.is(dateSchema, end) ||
        !endsBeforeStart(start, end),
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
