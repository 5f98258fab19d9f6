import { entity, optional } from '@portfolio/figures/schema/entity';
import * as v from 'valibot';
import * as field from './fields.ts';

/** A position (spec section 3). The site derives its period and length from the two dates. */
export const experienceSchema = v.pipe(
  entity({
    title: field.text('The position held.'),
    company: field.text('Where.'),
    location: optional(field.text('City and country, or Remote.')),
    start: field.date(
      'When it began: the month; or the year, if you know no more. A day is kept and not shown.',
    ),
    end: optional(
      field.date(
        'When it ended or will end: the last month, included; without one you hold the position today.',
      ),
    ),
    description: field.texts('Your work, a line each.'),
    figures: optional(
      field.list(
        entity({
          value: field.text("The number, such as '52 → 31 min'."),
          label: field.text("The quantity that it measures, such as 'nightly run'."),
        }),
        'Your results, in one or two numbers that the lines explain.',
      ),
    ),
    projects: optional(
      field.texts(
        'The titles of projects that you did there: each is next to your work, with its result and figure.',
      ),
    ),
    skills: field.texts('The skills that you used.'),
    kind: optional(
      field.oneOf(
        ['employment', 'internship', 'volunteering'],
        'The kind of position; employment unless set. Internships and volunteering carry a badge, and volunteering has a section of its own.',
      ),
    ),
    badge: optional(field.text('The words on its badge; those of its kind unless set.')),
    companyInitials: optional(
      field.matching(
        /^[\p{L}\p{N}]{1,3}$/u,
        'must be one to three letters or digits',
        'Initials of the company, on its card and on the time axis; the first letters of its name unless set.',
      ),
    ),
    companyColor: field.color('The mark of the company.'),
  }),
  v.forward(v.partialCheck([['start'], ['end']], field.isPeriod, field.PERIOD_RULE), ['end']),
);

/** The next step after the last position. */
export const nextStepSchema = entity({
  heading: field.text('Its heading.'),
  label: field.text('A few words in the place where positions have their period.'),
  text: field.text('A paragraph.'),
  tags: field.texts('A few words each.'),
});

/** A quote from somebody who knows the owner's work, or a person to ask about it. */
export const referenceSchema = entity({
  name: field.text('Who it is.'),
  position: optional(field.text("What they were then, and where: 'Head of operations, Acme'.")),
  text: optional(field.text('Their words, without quotation marks; a sentence is enough.')),
  url: optional(
    field.webAddress('Where visitors can check it, such as the recommendation on your profile.'),
  ),
});

/** See {@link experienceSchema}. */
export type Experience = v.InferOutput<typeof experienceSchema>;

/** See {@link referenceSchema}. */
export type Reference = v.InferOutput<typeof referenceSchema>;
