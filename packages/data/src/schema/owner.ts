import { described, entity, optional } from '@portfolio/figures/schema/entity';
import { rule } from '@portfolio/figures/schema/rule';
import * as v from 'valibot';
import { isMailAddress, isPhone } from './contactRules.ts';
import * as field from './fields.ts';

const EMAIL_RULE = 'must be an e-mail address such as name@example.com';
const ADDRESS_RULE = 'is required where there is no country: an address has at least one of them';
const TIME_ZONE_RULE =
  'must be a time zone by its IANA name, such as Asia/Kolkata or Europe/Berlin';
const PHONE_RULE =
  'must be a phone number: an optional +, a digit from 1 to 9, then up to 15 more digits';

/**
 * Whether `Intl` knows the place. `Intl` also takes offsets, which have no summer time, and ambiguous
 * abbreviations: IST may be India, Ireland or Israel.
 */
function isTimeZone(name: string): boolean {
  try {
    return /^UTC$|\//.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** An account elsewhere. */
export const profileSchema = entity({
  network: field.text(
    "The name of the network, such as 'GitHub'. No two profiles share it: add the purpose of the second, such as 'GitHub (work)'.",
  ),
  url: field.webAddress('Your page there.'),
  kind: optional(
    field.oneOf(
      ['code', 'network'],
      'Its purpose: your code, or your professional network. The first of each kind is an icon in the footer, and is on the contact card.',
    ),
  ),
  verified: optional(field.flag('Whether it carries the verified tick.')),
});

/** The sections of the résumé, in their default order. Links are at the top unless the owner gives them a section. */
export const resumeSectionNames = [
  'experience',
  'volunteering',
  'projects',
  'education',
  'certificates',
  'publications',
  'awards',
  'skills',
  'languages',
  'interests',
  'references',
  'links',
] as const;

/** The name of a section of the résumé. */
export type ResumeSectionName = (typeof resumeSectionNames)[number];

/** The owner's choices for the résumé. */
export const resumeSchema = entity({
  summary: optional(field.texts('Its summary, a paragraph each; about.summary unless set.')),
  projects: optional(
    field.texts(
      'The titles of the projects in it, in their order; the featured ones unless set, or else the first.',
    ),
  ),
  sections: optional(
    field.list(
      field.oneOf(resumeSectionNames, 'A section.'),
      'Its sections, in their order; others are left out. All of them unless set, but links: these are at the top, the first profile of each kind and your site. The section lists all of them instead.',
    ),
  ),
  pages: optional(
    field.wholeNumber(
      1,
      9,
      'How many pages it takes at most. The build leaves out points, projects and the like until it fits, and says which.',
    ),
  ),
  photo: optional(field.flag('Whether your portrait is on it; no unless set.')),
});

/** Who the site is about, and how to reach them (spec sections 1 and 2). */
export const ownerSchema = entity({
  name: field.text('Your full name.'),
  givenName: optional(
    field.text(
      'Your given names, for address books and search engines; all words of the full name but the last unless set.',
    ),
  ),
  familyName: optional(
    field.text(
      'Your family name, with its particles; the last word of the full name unless set. A full name without a space has none.',
    ),
  ),
  title: field.text('Your profession: the line under your name.'),
  tagline: optional(field.text('The idea behind your work, in a sentence.')),
  organisation: optional(field.text('Where you study or work; goes into the contact card.')),
  email: described(
    v.pipe(field.textSchema, v.check(isMailAddress, EMAIL_RULE)),
    'Where mail reaches you.',
  ),
  emailVerified: optional(field.flag('Whether it carries the verified tick.')),
  phone: optional(
    described(
      v.pipe(field.textSchema, v.check(isPhone, PHONE_RULE)),
      'Public to everybody, with the code of its country, without which it is no link and not in the contact card; spaces between the digits are fine.',
    ),
  ),
  address: optional(
    described(
      v.pipe(
        entity({
          city: optional(field.text('Also in the title of the map.')),
          region: optional(field.text('State or province.')),
          postalCode: optional(field.text('In the contact card only.')),
          country: optional(field.text('In words.')),
        }),
        rule(['city', 'country'], ({ city, country }) =>
          (city ?? country) ? [] : [{ at: ['city'], problem: ADDRESS_RULE }],
        ),
      ),
      'Where you are: the city, the country, or both; no street, as everybody reads it.',
    ),
  ),
  timeZone: optional(
    described(
      v.pipe(v.string(TIME_ZONE_RULE), v.check(isTimeZone, TIME_ZONE_RULE)),
      'The time zone that you work in, by its IANA name such as Asia/Kolkata: the About page shows your local time.',
    ),
  ),
  availableFrom: optional(
    field.text("When you could start, as visitors read it: 'July 2026', 'now, part-time'."),
  ),
  portrait: optional(
    described(
      entity({
        src: field.image(
          'A photo of any size up to 32 MB, or a drawing (SVG). The build cuts a photo to a square and makes it small; it is shown up to 168 px wide and high.',
        ),
        alt: field.text('A description of the picture, for people who do not see it.'),
      }),
      'Your picture; without one, your initials show.',
    ),
  ),
  profiles: field.list(profileSchema, 'In the order of the contact information.'),
  vCardNote: optional(field.text('The note in the contact card.')),
  downloads: described(
    entity({
      resumeUrl: optional(
        field.pdf('A PDF of your own, or its address, in place of the one the build makes.'),
      ),
      businessCardUrl: optional(
        field.download('A file of your own, or its address, in place of the one the build makes.'),
      ),
      paper: optional(
        field.oneOf(
          ['A4', 'Letter'],
          'The size of the résumé that the buttons offer; A4 unless set.',
        ),
      ),
      cardBleed: optional(
        field.flag('Whether the business card has 3 mm of bleed on each side, for a printer.'),
      ),
    }),
    'The files for download; may be empty.',
  ),
  resume: optional(described(resumeSchema, 'What the résumé contains.')),
});

/** See {@link ownerSchema}. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** See {@link profileSchema}. */
export type Profile = v.InferOutput<typeof profileSchema>;
