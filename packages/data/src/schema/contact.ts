import { entity, optional } from '@portfolio/figures/schema/entity';
import { callToActionSchema } from './callToAction.ts';
import * as field from './fields.ts';

/** How visitors write to the owner. */
export const contactSchema = entity({
  form: optional(
    field.oneOf(
      ['on', 'off'],
      'Whether the page has the form, which needs a Supabase project; on unless set. If it is off, the page shows your e-mail address, with buttons to write to it and to copy it.',
    ),
  ),
  map: optional(
    field.oneOf(
      ['in-view', 'on-press'],
      'When the map loads from its server, which then knows the visitor’s IP address: once it is in view, unless set, or after a press on “Show map”, as owners need it who must ask first.',
    ),
  ),
});

/** The map of the city (spec section 2). */
export const contactMapSchema = entity({
  title: optional(
    field.text(
      "The name of the map, for people who do not see it; 'Map of' and the city, or else the country, unless set.",
    ),
  ),
  embedUrl: field.loadedAddress(
    'The page shown in the frame, once it comes into sight or after a press (contact.map). OpenStreetMap gives it under Share, HTML.',
  ),
  linkUrl: field.webAddress('The same place on a full page.'),
});

/** The card that leads to the donation page (spec section 2). */
export const supportSchema = entity({
  ...callToActionSchema.entries,
  label: field.text('The words on the button.'),
  url: field.webAddress('The address that the button opens.'),
});
