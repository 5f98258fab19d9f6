import { entity } from '@portfolio/figures/schema/entity';
import type * as v from 'valibot';
import * as field from './fields.ts';

/** A heading and a paragraph under it: banners, teasers and calls to action. */
export const callToActionSchema = entity({
  heading: field.text('Its heading.'),
  text: field.text('A paragraph.'),
});

/** See {@link callToActionSchema}. */
export type CallToAction = v.InferOutput<typeof callToActionSchema>;

/** A banner with a row of tags. */
export const bannerSchema = entity({
  ...callToActionSchema.entries,
  tags: field.texts('A few words each.'),
});
