import type * as v from 'valibot';
import { described, entity, listOf, textSchema } from './fields.ts';

/** A heading and a paragraph under it: banners, teasers and calls to action. */
export const callToActionSchema = entity({
  heading: described(textSchema, 'Its heading.'),
  text: described(textSchema, 'A paragraph.'),
});

/** See {@link callToActionSchema}. */
export type CallToAction = v.InferOutput<typeof callToActionSchema>;

/** A banner with a row of tags. */
export const bannerSchema = entity({
  heading: described(textSchema, 'Its heading.'),
  text: described(textSchema, 'A paragraph.'),
  tags: described(listOf(textSchema), 'A few words each.'),
});

/** See {@link bannerSchema}. */
export type Banner = v.InferOutput<typeof bannerSchema>;
