import * as v from 'valibot';
import { isEmail, isPhone } from '../contactRules.ts';
import {
  described,
  entity,
  flagSchema,
  imageSchema,
  listOf,
  textSchema,
  webAddressSchema,
} from './fields.ts';

const EMAIL_RULE = 'must be an e-mail address such as name@example.com';
const PHONE_RULE =
  'must be a phone number: an optional +, a digit from 1 to 9, then up to 15 more digits';

/** What a profile is for: where the code is, or where colleagues are met. */
export const profileKinds = ['code', 'network'] as const;

/** An account elsewhere. */
export const profileSchema = entity({
  network: described(textSchema, "What the place is called, such as 'GitHub'."),
  url: described(webAddressSchema, 'Your page there.'),
  kind: v.exactOptional(
    described(
      v.picklist(profileKinds, `must be ${profileKinds.join(' or ')}`),
      'What it is for: where your code is, or where colleagues meet you. The first of each kind is an icon in the footer and stands in the contact card.',
    ),
  ),
  verified: v.exactOptional(described(flagSchema, 'Whether it carries the verified tick.')),
});

/** The paper sizes of the résumé. */
export const papers = ['A4', 'Letter'] as const;

/** Who the site is about, and how to reach them (spec sections 1 and 2). */
export const ownerSchema = entity({
  name: described(textSchema, 'Your full name.'),
  title: described(textSchema, 'What you do: the line under your name.'),
  tagline: v.exactOptional(described(textSchema, 'What you stand for, in a sentence.')),
  organisation: v.exactOptional(
    described(textSchema, 'Where you study or work; goes into the contact card.'),
  ),
  email: described(v.pipe(textSchema, v.check(isEmail, EMAIL_RULE)), 'Where mail reaches you.'),
  emailVerified: v.exactOptional(described(flagSchema, 'Whether it carries the verified tick.')),
  phone: v.exactOptional(
    described(
      v.pipe(textSchema, v.check(isPhone, PHONE_RULE)),
      'Public to everybody; spaces may stand between the digits.',
    ),
  ),
  address: v.exactOptional(
    described(
      entity({
        city: described(textSchema, 'Also in the title of the map.'),
        region: v.exactOptional(described(textSchema, 'State or province.')),
        postalCode: v.exactOptional(described(textSchema, 'In the contact card only.')),
        country: v.exactOptional(described(textSchema, 'In words.')),
      }),
      'Where you are; no street, as everybody reads it.',
    ),
  ),
  portrait: v.exactOptional(
    described(
      entity({
        src: described(
          imageSchema,
          'A photo of any size up to 32 MB, or a drawing (SVG). The build cuts a photo to a square and makes it small; it is shown 72 px wide and high.',
        ),
        alt: described(textSchema, 'What the picture shows, for those who do not see it.'),
      }),
      'Your picture; without one, your initials show.',
    ),
  ),
  profiles: described(listOf(profileSchema), 'In the order of the contact information.'),
  vCardNote: v.exactOptional(described(textSchema, 'The note in the contact card.')),
  downloads: described(
    entity({
      resumeUrl: v.exactOptional(
        described(webAddressSchema, 'A résumé elsewhere, in place of the one the build makes.'),
      ),
      businessCardUrl: v.exactOptional(
        described(webAddressSchema, 'A card elsewhere, in place of the one the build makes.'),
      ),
      paper: v.exactOptional(
        described(
          v.picklist(papers, `must be ${papers.join(' or ')}`),
          'The size of the résumé that the buttons offer; A4 unless said.',
        ),
      ),
      cardBleed: v.exactOptional(
        described(
          flagSchema,
          'Whether the business card has 3 mm of bleed on each side, for a printer.',
        ),
      ),
    }),
    'The files for download; may be empty: { }.',
  ),
});

/** See {@link ownerSchema}. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** See {@link profileSchema}. */
export type Profile = v.InferOutput<typeof profileSchema>;
