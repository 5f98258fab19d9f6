import * as v from 'valibot';
import { entity, textSchema, webAddressSchema } from './fields';

/** The map of the city (spec section 2). */
export const contactMapSchema = entity({
  /** The frame's title, for those who do not see it; 'Map of' and the city unless said. */
  title: v.exactOptional(textSchema),
  /** The page shown in the frame. */
  embedUrl: webAddressSchema,
  /** The same place on a full page. */
  linkUrl: webAddressSchema,
});

/** The card that leads to the donation page (spec section 2). */
export const supportSchema = entity({
  heading: textSchema,
  text: textSchema,
  /** The words on the button. */
  label: textSchema,
  /** Where the button leads. */
  url: webAddressSchema,
});

/** See {@link contactMapSchema}. */
export type ContactMap = v.InferOutput<typeof contactMapSchema>;

/** See {@link supportSchema}. */
export type Support = v.InferOutput<typeof supportSchema>;
