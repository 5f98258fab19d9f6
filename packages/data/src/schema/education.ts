import * as v from 'valibot';
import {
  colorSchema,
  emojiSchema,
  entity,
  flagSchema,
  imageSchema,
  listOf,
  textSchema,
} from './fields';

/** The kinds of certification (spec section 3). */
export const certificationTypes = ['Course', 'Internship'] as const;

/** A degree (spec section 3). */
export const educationSchema = entity({
  degree: textSchema,
  institution: textSchema,
  university: textSchema,
  year: textSchema,
  status: textSchema,
  location: textSchema,
  highlights: listOf(entity({ icon: emojiSchema, text: textSchema, color: colorSchema })),
});

/** A certificate or a training (spec section 3). */
export const certificationSchema = entity({
  title: textSchema,
  provider: textSchema,
  providerSubtitle: v.exactOptional(textSchema),
  duration: textSchema,
  description: textSchema,
  type: v.picklist(certificationTypes, `must be ${certificationTypes.join(' or ')}`),
  typeColor: colorSchema,
  skills: listOf(textSchema),
  /** Whether the provider lets anyone check it. */
  verified: flagSchema,
  /** A path in the files folder, or an https URL. */
  providerLogo: v.exactOptional(imageSchema),
});

/** What the owner is learning, with lines that take turns (spec section 2). */
export const continuousLearningSchema = entity({
  heading: textSchema,
  text: textSchema,
  quotes: listOf(textSchema),
});

/** See {@link educationSchema}. */
export type Education = v.InferOutput<typeof educationSchema>;

/** See {@link certificationSchema}. */
export type Certification = v.InferOutput<typeof certificationSchema>;

/** See {@link continuousLearningSchema}. */
export type ContinuousLearning = v.InferOutput<typeof continuousLearningSchema>;
