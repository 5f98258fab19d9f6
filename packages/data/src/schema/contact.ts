import * as v from 'valibot';
import { entity, flagSchema, textSchema, webAddressSchema } from './fields';

/** Nothing that could end the attribute it stands in, or add a header to the mail. */
const MAIL_OR_PHONE = /^(?:mailto:[^\s\p{C}<>"?&]+|tel:\+?[\d().-]+)$/u;

const HREF_RULE = 'must be a link that starts with https://, http://, mailto: or tel:';

/** One line of the contact information (spec section 2). */
export const contactRowSchema = entity({
  label: textSchema,
  value: textSchema,
  /** Where the value leads; a row without one is plain text. */
  href: v.exactOptional(
    v.union([webAddressSchema, v.pipe(v.string(), v.regex(MAIL_OR_PHONE))], HREF_RULE),
  ),
  /** Carries the verified tick. */
  verified: flagSchema,
  /** Carries a copy button. */
  copyable: flagSchema,
});

/** The map of the city (spec section 2). */
export const contactMapSchema = entity({
  /** The frame's title, for those who do not see it. */
  title: textSchema,
  /** The page shown in the frame. */
  embedUrl: webAddressSchema,
  /** The same place on a full page. */
  linkUrl: webAddressSchema,
});

/** The card that leads to the donation page (spec section 2). */
export const supportSchema = entity({ heading: textSchema, text: textSchema, label: textSchema });

/** See {@link contactRowSchema}. */
export type ContactRow = v.InferOutput<typeof contactRowSchema>;

/** See {@link contactMapSchema}. */
export type ContactMap = v.InferOutput<typeof contactMapSchema>;

/** See {@link supportSchema}. */
export type Support = v.InferOutput<typeof supportSchema>;
