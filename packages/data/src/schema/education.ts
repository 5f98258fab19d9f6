import * as v from 'valibot';
import {
  colorSchema,
  emojiSchema,
  entity,
  filledListOf,
  flagSchema,
  imageSchema,
  listOf,
  textSchema,
  webAddressSchema,
} from './fields';

/** The kinds of certification (spec section 3). */
export const certificationTypes = ['Course', 'Internship'] as const;

/** A degree (spec section 3). */
export const degreeSchema = entity({
  degree: textSchema,
  institution: textSchema,
  university: v.exactOptional(textSchema),
  year: textSchema,
  status: v.exactOptional(textSchema),
  location: v.exactOptional(textSchema),
  highlights: listOf(entity({ icon: emojiSchema, text: textSchema, color: colorSchema })),
});

/** A certificate or a training (spec section 3). */
export const certificationSchema = entity({
  title: textSchema,
  provider: textSchema,
  providerSubtitle: v.exactOptional(textSchema),
  duration: textSchema,
  description: v.exactOptional(textSchema),
  type: v.picklist(certificationTypes, `must be ${certificationTypes.join(' or ')}`),
  typeColor: colorSchema,
  skills: listOf(textSchema),
  /** Whether the provider lets anyone check it. */
  verified: flagSchema,
  /** A path in the files folder, or an https URL. */
  providerLogo: v.exactOptional(imageSchema),
  /** Where the certificate can be seen. */
  url: v.exactOptional(webAddressSchema),
});

/** What the owner is learning, with lines that take turns (spec section 2). */
export const continuousLearningSchema = entity({
  heading: textSchema,
  text: textSchema,
  quotes: filledListOf(textSchema),
});

/** See {@link degreeSchema}. */
export type Degree = v.InferOutput<typeof degreeSchema>;

/** See {@link certificationSchema}. */
export type Certification = v.InferOutput<typeof certificationSchema>;

/** See {@link continuousLearningSchema}. */
export type ContinuousLearning = v.InferOutput<typeof continuousLearningSchema>;
