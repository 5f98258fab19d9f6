import * as v from 'valibot';
import { entity, webAddressSchema } from './fields';

const LANGUAGE_RULE = 'must be a language tag such as en or en-GB';
const YEAR_RULE = 'must be a year of four digits';

/** Facts about the site as a whole. */
export const siteSchema = entity({
  /** The public address, without a slash at the end. */
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
});

/** See {@link siteSchema}. */
export type Site = v.InferOutput<typeof siteSchema>;
