import * as v from 'valibot';
import { described, entity, textSchema, webAddressSchema } from './fields.ts';

/** The map of the city (spec section 2). */
export const contactMapSchema = entity({
  title: v.exactOptional(
    described(
      textSchema,
      "What the map is called, for those who do not see it; 'Map of' and the city unless said.",
    ),
  ),
  embedUrl: described(
    webAddressSchema,
    'The page shown in the frame, once it comes into sight. OpenStreetMap gives it under Share, HTML.',
  ),
  linkUrl: described(webAddressSchema, 'The same place on a full page.'),
});

/** The card that leads to the donation page (spec section 2). */
export const supportSchema = entity({
  heading: described(textSchema, 'Its heading.'),
  text: described(textSchema, 'A paragraph.'),
  label: described(textSchema, 'The words on the button.'),
  url: described(webAddressSchema, 'Where the button leads.'),
});

/** See {@link contactMapSchema}. */
export type ContactMap = v.InferOutput<typeof contactMapSchema>;

/** See {@link supportSchema}. */
export type Support = v.InferOutput<typeof supportSchema>;
