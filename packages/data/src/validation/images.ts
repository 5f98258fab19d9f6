import { contentSchema } from '../schema/content.ts';
import { imageSchema } from '../schema/fields.ts';
import { placesOf } from '../schema/placesOf.ts';
import { type Found, valuesAt } from '../values/valuesAt.ts';

const imagePlaces = placesOf(contentSchema, imageSchema);

/** Every image that the content names, and where. */
export const imagesIn = (content: unknown): Found[] =>
  imagePlaces.flatMap((place) => valuesAt(content, place));
