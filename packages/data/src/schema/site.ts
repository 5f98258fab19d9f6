import { described, entity, optional } from '@portfolio/figures/schema/entity';
import { rule } from '@portfolio/figures/schema/rule';
import * as v from 'valibot';
import * as field from './fields.ts';
import { isOthersSite, OTHERS_SITE_RULE, SITE_URL_RULE, sitePath } from './siteUrl.ts';

/** The version of the content that this code reads. */
export const SCHEMA_VERSION = 3;

const SCHEMA_VERSION_RULE = `must be ${SCHEMA_VERSION}, the version that this code reads`;

const LANGUAGE_RULE = 'must be a language tag such as en or en-GB';

/** Whether `Intl` accepts it. It is strict about the parts after the language. */
function isLanguageTag(text: string): boolean {
  try {
    return (
      /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(text) && Intl.getCanonicalLocales(text).length > 0
    );
  } catch {
    return false;
  }
}

/** The BCP 47 tag of a language, which is also the name of a folder. */
export const languageTagSchema = v.pipe(
  v.string(LANGUAGE_RULE),
  v.check(isLanguageTag, LANGUAGE_RULE),
);

const NOTICE_RULE = 'must have an address or a text, and not both';

/** The looks of a site. Each is a file in `packages/ui/src/tokens/looks`. */
export const lookNames = ['editorial', 'plain', 'technical'] as const;

const themeNames = ['system', 'light', 'dark'] as const;

/** A notice that some countries require by law. */
const noticeSchema = v.pipe(
  entity({
    label: optional(
      field.text('The words of the link and the heading; usual ones in your language unless set.'),
    ),
    url: optional(
      field.webAddress('Where the notice is, if it isn’t on a page of its own on your site.'),
    ),
    text: optional(
      field.filledList(field.textSchema, 'The notice, a paragraph each; it becomes a page.'),
    ),
  }),
  rule(['url', 'text'], ({ url, text }) =>
    (url === undefined) === (text === undefined) ? [{ at: ['url'], problem: NOTICE_RULE }] : [],
  ),
);

/** Facts about the site as a whole. */
export const siteSchema = entity({
  schemaVersion: described(
    v.literal(SCHEMA_VERSION, SCHEMA_VERSION_RULE),
    'The version of these files.',
  ),
  url: described(
    v.pipe(
      field.webAddressSchema,
      v.check((url) => sitePath(url) !== undefined, SITE_URL_RULE),
      v.check((url) => !isOthersSite(url), OTHERS_SITE_RULE),
    ),
    'The public address, with the path of the site on its host: https://name.github.io/portfolio. Where the site is built, SITE_URL takes precedence; on GitHub Pages, the workflow sets it.',
  ),
  language: described(languageTagSchema, 'The language that you write in, such as en or en-GB.'),
  languages: optional(
    field.filledList(
      languageTagSchema,
      'All languages of the site, the one above first. Each other one has a folder of that name here, with the texts that differ.',
    ),
  ),
  copyrightYear: field.wholeNumber(
    1000,
    9999,
    'The year in the footer, and the date of the files that the build makes.',
    'must be a year of four digits',
  ),
  look: optional(
    field.oneOf(
      lookNames,
      'Typefaces, paper and spacing: editorial (serif headings, warm paper; unless set), plain (one sans, white, compact) or technical (headings and labels of code, cool ink).',
    ),
  ),
  theme: optional(
    field.oneOf(
      themeNames,
      'system (unless set), light or dark. With one theme only, visitors have no switch.',
    ),
  ),
  accentHue: optional(
    field.wholeNumber(
      0,
      359,
      'The hue of links and buttons, in degrees: 25 red, 90 gold, 150 green, 264 blue (unless set), 330 pink. Any keeps its contrast.',
    ),
  ),
  legal: optional(
    described(
      entity({
        privacy: optional(
          described(noticeSchema, 'What becomes of people’s data; its page is /privacy.'),
        ),
        imprint: optional(
          described(noticeSchema, 'Who answers for the site; its page is /imprint.'),
        ),
      }),
      'Notices, as European law asks for them: linked at the foot of every page.',
    ),
  ),
  editor: optional(
    field.flag(
      'Whether forms for this content are published at /admin/, for the owner of its repository on GitHub; no unless set.',
    ),
  ),
  files: optional(
    field.list(
      field.fileSchema,
      'Files in the folder files that are published as they are, at the same path, such as CNAME or .well-known/security.txt. Pictures that the content names need not be here.',
    ),
  ),
});

/** See {@link siteSchema}. */
export type Site = v.InferOutput<typeof siteSchema>;

/**
 * Whether content is a translation, with its texts in their own folder. It isn't in the first language of its site.
 */
export const isTranslation = ({
  language,
  languages: [first = language] = [],
}: Pick<Site, 'language' | 'languages'>): boolean => language !== first;
