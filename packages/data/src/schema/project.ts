import * as v from 'valibot';
import {
  colorSchema,
  emojiSchema,
  entity,
  flagSchema,
  listOf,
  textSchema,
  webAddressSchema,
} from './fields';

/** A piece of work (spec section 3). */
export const projectSchema = entity({
  /** No two projects share one: skills and the spotlight name projects by title. */
  title: textSchema,
  description: textSchema,
  technologies: listOf(textSchema),
  /** Where the code is. */
  githubUrl: v.exactOptional(webAddressSchema),
  /** Where it can be tried or read about. */
  demoUrl: v.exactOptional(webAddressSchema),
  icon: emojiSchema,
  /** From and to. */
  gradient: v.strictTuple([colorSchema, colorSchema], 'must be two colours, from and to'),
  /** The name of a category. One that is not listed gets the grey default. */
  category: textSchema,
  /** For example 'Internship Project' or 'Deployed Live'. */
  badge: v.exactOptional(textSchema),
  featured: v.exactOptional(flagSchema),
});

/** What groups projects on their screen (spec section 3). */
export const projectCategorySchema = entity({
  name: textSchema,
  color: colorSchema,
  emoji: emojiSchema,
  blurb: textSchema,
});

/** See {@link projectSchema}. */
export type Project = v.InferOutput<typeof projectSchema>;

/** See {@link projectCategorySchema}. */
export type ProjectCategory = v.InferOutput<typeof projectCategorySchema>;
