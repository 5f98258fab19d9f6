import * as v from 'valibot';
import {
  colorSchema,
  entity,
  filledListOf,
  imageSchema,
  textSchema,
  webAddressSchema,
} from './fields';

/** A skill in the carousel, with what the owner says about using it (spec section 3). */
export const spotlightItemSchema = entity({
  /** The name of a skill. */
  name: textSchema,
  color: colorSchema,
  /** A path in the files folder, or an https URL. */
  icon: v.exactOptional(imageSchema),
  quotes: filledListOf(
    entity({
      text: textSchema,
      /** The title of a project. */
      project: textSchema,
      projectUrl: v.exactOptional(webAddressSchema),
    }),
  ),
});

/** See {@link spotlightItemSchema}. */
export type SpotlightItem = v.InferOutput<typeof spotlightItemSchema>;
