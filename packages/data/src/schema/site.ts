import * as v from 'valibot';
import { entity, webAddressSchema } from './fields';

const LANGUAGE_RULE = 'must be a language tag such as en or en-GB';
const YEAR_RULE = 'must be a year of four digits';
const HUE_RULE = 'must be a whole number from 0 to 359';

/** The form of the content that this code reads. */
export const SCHEMA_VERSION = 2;

const SCHEMA_VERSION_RULE = `must be ${SCHEMA_VERSION}: run "npm run migrate-content"`;

/** Facts about the site as a whole. */
export const siteSchema = entity({
  /** Which form of the content the files have; `npm run migrate-content` moves older ones forward. */
  schemaVersion: v.literal(SCHEMA_VERSION, SCHEMA_VERSION_RULE),
  /** The public address, without a slash at the end. Its path is where the site lies on its host. */
  url: v.pipe(
    webAddressSchema,
    v.check((url) => !url.endsWith('/'), 'must not end with a slash'),
  ),
  /** BCP 47 tag of the language that the content is written in. */
  language: v.pipe(
    v.string(LANGUAGE_RULE),
    v.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, LANGUAGE_RULE),
  ),
  /** The year in the footer (spec section 9: 2024). */
  copyrightYear: v.pipe(
    v.number(YEAR_RULE),
    v.integer(YEAR_RULE),
    v.minValue(1000, YEAR_RULE),
    v.maxValue(9999, YEAR_RULE),
  ),
  /** Hue of the one accent, in degrees on the OKLCH wheel; 264, a blue, unless said. */
  accentHue: v.exactOptional(
    v.pipe(
      v.number(HUE_RULE),
      v.integer(HUE_RULE),
      v.minValue(0, HUE_RULE),
      v.maxValue(359, HUE_RULE),
    ),
  ),
});

/** See {@link siteSchema}. */
export type Site = v.InferOutput<typeof siteSchema>;
