import * as v from 'valibot';
import { entity, flagSchema, textSchema } from './fields';

const PATH_RULE =
  'must be a path such as / or /skills, in small letters, without a slash at the end';
const DESCRIPTION_RULE = 'must be 50 to 160 characters long';

const pageEntries = {
  path: v.pipe(v.string(PATH_RULE), v.regex(/^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/, PATH_RULE)),
  /** The entry in the navigation. */
  label: textSchema,
  /** The document's title. Unless said, the label and the owner's name; no two pages share one. */
  title: v.exactOptional(textSchema),
  /** What search engines show: 50 to 160 characters, as longer ones are cut. No two pages share one. */
  description: v.pipe(
    textSchema,
    v.minLength(50, DESCRIPTION_RULE),
    v.maxLength(160, DESCRIPTION_RULE),
  ),
  /** The page's first heading; unless said, the label, and a greeting on the About page. */
  heading: v.exactOptional(textSchema),
  /** The sentence under the heading. */
  intro: textSchema,
};

/** One screen: its address, its entry in the navigation and its words at the top. */
export const pageSchema = entity(pageEntries);

/** A screen that the site can do without. */
export const optionalPageSchema = entity({
  ...pageEntries,
  /** Whether the site does without it; what it would show is kept, and goes into the résumé. */
  hidden: v.exactOptional(flagSchema),
});

/** The six screens (spec section 2). */
export const pagesSchema = entity({
  about: pageSchema,
  skills: optionalPageSchema,
  projects: optionalPageSchema,
  experience: optionalPageSchema,
  education: optionalPageSchema,
  contact: pageSchema,
});

/** See {@link pageSchema}. */
export type Page = v.InferOutput<typeof pageSchema>;

/** See {@link pagesSchema}. */
export type Pages = v.InferOutput<typeof pagesSchema>;
