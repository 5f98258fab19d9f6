import * as v from 'valibot';
import {
  colorSchema,
  described,
  emojiSchema,
  entity,
  filledListOf,
  flagSchema,
  imageSchema,
  listOf,
  oneOfRule,
  textSchema,
  webAddressSchema,
} from './fields.ts';

/** The kinds of certification: those of spec section 3, and what a résumé calls a certificate. */
export const certificationTypes = ['Course', 'Internship', 'Certificate'] as const;

/** A degree (spec section 3). */
export const degreeSchema = entity({
  degree: described(textSchema, 'Its full name.'),
  institution: described(textSchema, 'Where you study or studied.'),
  university: v.exactOptional(described(textSchema, 'Who awards it, where that is somebody else.')),
  year: described(textSchema, "When, as it is to be read: 'Expected 2026', '2019–2022'."),
  status: v.exactOptional(described(textSchema, "Where you stand, such as 'Final (4th) year'.")),
  location: v.exactOptional(described(textSchema, 'City and country.')),
  highlights: described(
    listOf(
      entity({
        icon: described(emojiSchema, 'Decoration.'),
        text: described(textSchema, 'A line.'),
        color: described(colorSchema, 'The mark beside it.'),
      }),
    ),
    'What stands out.',
  ),
});

/** A certificate or a training (spec section 3). */
export const certificationSchema = entity({
  title: described(textSchema, 'Its name; no two may make the same address.'),
  provider: described(textSchema, 'Who gave it.'),
  providerSubtitle: v.exactOptional(described(textSchema, 'More on the provider.')),
  duration: described(textSchema, "When and how long, as it is to be read: '12 weeks, 2024'."),
  description: v.exactOptional(described(textSchema, 'What it was about.')),
  type: described(
    v.picklist(certificationTypes, oneOfRule(certificationTypes)),
    'What kind it was.',
  ),
  typeColor: described(colorSchema, 'The mark of that kind.'),
  skills: described(listOf(textSchema), 'What you learned.'),
  verified: described(flagSchema, 'Whether the provider lets anyone check it.'),
  providerLogo: v.exactOptional(
    described(imageSchema, 'Shown 40 px wide and high; without one, initials show.'),
  ),
  url: v.exactOptional(described(webAddressSchema, 'Where the certificate can be seen.')),
});

/** What the owner is learning, with lines that take turns (spec section 2). */
export const continuousLearningSchema = entity({
  heading: described(textSchema, 'Its heading.'),
  text: described(textSchema, 'A paragraph.'),
  quotes: described(filledListOf(textSchema), 'Lines that take turns, 3 s each.'),
});

/** See {@link degreeSchema}. */
export type Degree = v.InferOutput<typeof degreeSchema>;

/** See {@link certificationSchema}. */
export type Certification = v.InferOutput<typeof certificationSchema>;

/** See {@link continuousLearningSchema}. */
export type ContinuousLearning = v.InferOutput<typeof continuousLearningSchema>;
