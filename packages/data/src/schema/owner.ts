import * as v from 'valibot';
import { isEmail, isPhone } from '../contactRules';
import { entity, imageSchema, textSchema, webAddressSchema } from './fields';

const EMAIL_RULE = 'must be an e-mail address such as name@example.com';
const PHONE_RULE =
  'must be a phone number: an optional +, a digit from 1 to 9, then up to 15 more digits';

/** Who the site is about, and how to reach them (spec sections 1 and 2). */
export const ownerSchema = entity({
  /** Full name. */
  name: textSchema,
  /** What the owner does, the line under the name. */
  title: textSchema,
  /** One sentence for the header. */
  tagline: textSchema,
  /** Where the owner studies or works; goes into the contact card. */
  organisation: textSchema,
  email: v.pipe(textSchema, v.check(isEmail, EMAIL_RULE)),
  /** In the shape that the contact form accepts, too. */
  phone: v.pipe(textSchema, v.check(isPhone, PHONE_RULE)),
  address: entity({
    city: textSchema,
    region: textSchema,
    postalCode: textSchema,
    country: textSchema,
  }),
  portrait: entity({
    /** A path in the files folder, or an https URL. */
    src: imageSchema,
    /** What the picture shows, for those who do not see it. */
    alt: textSchema,
  }),
  /** The note in the contact card. */
  vCardNote: textSchema,
  links: entity({
    github: webAddressSchema,
    linkedin: webAddressSchema,
    credly: webAddressSchema,
    cloudSkillsBoost: webAddressSchema,
    /** Where 'Buy Me a Coffee' leads. */
    donation: v.exactOptional(webAddressSchema),
  }),
  /** External addresses. Where one is left out, the site serves a file made from this content. */
  downloads: entity({
    resumeUrl: v.exactOptional(webAddressSchema),
    businessCardUrl: v.exactOptional(webAddressSchema),
  }),
});

/** See {@link ownerSchema}. */
export type Owner = v.InferOutput<typeof ownerSchema>;
