import * as v from 'valibot';
import { isEmail, isPhone } from '../contactRules';
import { entity, flagSchema, imageSchema, listOf, textSchema, webAddressSchema } from './fields';

const EMAIL_RULE = 'must be an e-mail address such as name@example.com';
const PHONE_RULE =
  'must be a phone number: an optional +, a digit from 1 to 9, then up to 15 more digits';

/** What a profile is for: where the code is, or where colleagues are met. */
export const profileKinds = ['code', 'network'] as const;

/** An account elsewhere. */
export const profileSchema = entity({
  /** What the place is called, such as 'GitHub'. */
  network: textSchema,
  url: webAddressSchema,
  /** The first of each kind stands as an icon in the footer, and in the contact card. */
  kind: v.exactOptional(v.picklist(profileKinds, `must be ${profileKinds.join(' or ')}`)),
  /** Carries the verified tick. */
  verified: v.exactOptional(flagSchema),
});

/** The paper sizes of the résumé. */
export const papers = ['A4', 'Letter'] as const;

/** Who the site is about, and how to reach them (spec sections 1 and 2). */
export const ownerSchema = entity({
  /** Full name. */
  name: textSchema,
  /** What the owner does, the line under the name. */
  title: textSchema,
  /** One sentence for the header. */
  tagline: v.exactOptional(textSchema),
  /** Where the owner studies or works; goes into the contact card. */
  organisation: v.exactOptional(textSchema),
  email: v.pipe(textSchema, v.check(isEmail, EMAIL_RULE)),
  /** Whether the address carries the verified tick. */
  emailVerified: v.exactOptional(flagSchema),
  /** In the shape that the contact form accepts, too. */
  phone: v.exactOptional(v.pipe(textSchema, v.check(isPhone, PHONE_RULE))),
  address: v.exactOptional(
    entity({
      city: textSchema,
      region: v.exactOptional(textSchema),
      postalCode: v.exactOptional(textSchema),
      country: textSchema,
    }),
  ),
  portrait: v.exactOptional(
    entity({
      /** A path in the files folder, or an https URL. */
      src: imageSchema,
      /** What the picture shows, for those who do not see it. */
      alt: textSchema,
    }),
  ),
  /** In the order of the contact information. */
  profiles: listOf(profileSchema),
  /** The note in the contact card. */
  vCardNote: v.exactOptional(textSchema),
  /** Where an address is set, that is offered; else the site serves a file made from this content. */
  downloads: entity({
    resumeUrl: v.exactOptional(webAddressSchema),
    businessCardUrl: v.exactOptional(webAddressSchema),
    /** The résumé that the buttons offer; A4 unless said. */
    paper: v.exactOptional(v.picklist(papers, `must be ${papers.join(' or ')}`)),
    /** Whether the business card has 3 mm of bleed on each side, for a printer. */
    cardBleed: v.exactOptional(flagSchema),
  }),
});

/** See {@link ownerSchema}. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** See {@link profileSchema}. */
export type Profile = v.InferOutput<typeof profileSchema>;
