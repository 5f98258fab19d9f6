import type * as v from 'valibot';
import { entity, listOf, textSchema } from './fields';

/** A heading and a paragraph under it: banners, teasers and calls to action. */
export const callToActionSchema = entity({ heading: textSchema, text: textSchema });

/** See {@link callToActionSchema}. */
export type CallToAction = v.InferOutput<typeof callToActionSchema>;

/** A banner with a row of tags. */
export const bannerSchema = entity({
  heading: textSchema,
  text: textSchema,
  tags: listOf(textSchema),
});

/** See {@link bannerSchema}. */
export type Banner = v.InferOutput<typeof bannerSchema>;
