import * as v from 'valibot';
import { entity, textSchema } from './fields';

const PATH_RULE =
  'must be a path such as / or /skills, in small letters, without a slash at the end';
const DESCRIPTION_RULE = 'must be 50 to 160 characters long';

/** One screen: its address, its entry in the navigation and its words at the top. */
export const pageSchema = entity({
  path: v.pipe(v.string(PATH_RULE), v.regex(/^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/, PATH_RULE)),
  /** The entry in the navigation. */
  label: textSchema,
  /** The document's title; no two pages share one. */
  title: textSchema,
  /** What search engines show: 50 to 160 characters, as longer ones are cut. No two pages share one. */
  description: v.pipe(
    textSchema,
    v.minLength(50, DESCRIPTION_RULE),
    v.maxLength(160, DESCRIPTION_RULE),
  ),
  /** The page's first heading. */
  heading: textSchema,
  /** The sentence under the heading. */
  intro: textSchema,
});

/** The six screens (spec section 2). */
export const pagesSchema = entity({
  about: pageSchema,
  skills: pageSchema,
  projects: pageSchema,
  experience: pageSchema,
  education: pageSchema,
  contact: pageSchema,
});

/** See {@link pageSchema}. */
export type Page = v.InferOutput<typeof pageSchema>;

/** See {@link pagesSchema}. */
export type Pages = v.InferOutput<typeof pagesSchema>;
