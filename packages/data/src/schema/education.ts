import { entity, optional } from '@portfolio/figures/schema/entity';
import type * as v from 'valibot';
import * as field from './fields.ts';

/** A degree (spec section 3). */
export const degreeSchema = entity({
  degree: field.text('Its full name.'),
  institution: field.text('Where you study or studied.'),
  university: optional(field.text('Who awards it, if that is somebody else.')),
  year: field.text("When, as visitors read it: 'Expected 2026', '2019–2022'."),
  status: optional(field.text("How far you are, such as 'Final (4th) year'.")),
  location: optional(field.text('City and country.')),
  highlights: field.list(
    entity({
      icon: field.pictogram('Decoration.'),
      text: field.text('A line.'),
      color: field.color('The mark next to it.'),
    }),
    'Notable facts.',
  ),
});

/** A certificate or a training (spec section 3). */
export const certificationSchema = entity({
  title: field.text('Its name; no two may make the same address.'),
  provider: field.text('Who gave it.'),
  providerSubtitle: optional(field.text('More on the provider.')),
  duration: field.text("When and how long, as visitors read it: '12 weeks, 2024'."),
  description: optional(field.text('Its subject.')),
  type: field.oneOf(['Course', 'Internship', 'Certificate'], 'Its kind.'),
  typeColor: field.color('The mark of that kind.'),
  skills: field.texts('The skills that you learned.'),
  verified: field.flag('Whether the provider lets anyone check it.'),
  providerLogo: optional(
    field.image('Shown 40 px wide and high; initials are in its place if it fails to load.'),
  ),
  url: optional(field.webAddress('Where anyone can see it; “Verified” leads there.')),
});

/** A publication (the standard's `publications`). */
export const publicationSchema = entity({
  title: field.text('Its title.'),
  publisher: optional(field.text('Where it appeared.')),
  date: optional(field.date('When it appeared: a day, a month or a year.')),
  description: optional(field.text('Its subject, or your part in it.')),
  url: optional(field.webAddress('Where it can be read.')),
});

/** An award, from a place of study or anyone else. */
export const awardSchema = entity({
  title: field.text('Its name.'),
  awarder: optional(field.text('Who gave it.')),
  date: optional(field.date('When you got it: a day, a month or a year.')),
  description: optional(field.text('The reason for it.')),
  url: optional(field.webAddress('An address where visitors can read about it.')),
});

/** The owner's current learning, with lines that are shown in turn (spec section 2). */
export const continuousLearningSchema = entity({
  heading: field.text('Its heading.'),
  text: field.text('A paragraph.'),
  quotes: field.filledList(field.textSchema, 'Lines that take turns, 3 s each.'),
});

/** See {@link degreeSchema}. */
export type Degree = v.InferOutput<typeof degreeSchema>;

/** See {@link certificationSchema}. */
export type Certification = v.InferOutput<typeof certificationSchema>;

/** See {@link publicationSchema}. */
export type Publication = v.InferOutput<typeof publicationSchema>;

/** See {@link awardSchema}. */
export type Award = v.InferOutput<typeof awardSchema>;
