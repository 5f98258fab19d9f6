import * as v from 'valibot';
import { described, entity, optional } from './entity.ts';
import * as field from './fields.ts';

const DESCRIPTION_RULE = 'must be 50 to 160 characters long';

const pageEntries = {
  path: field.matching(
    /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/,
    'must be a path such as / or /skills, in small letters, without a slash at the end',
    'The address on your site.',
  ),
  label: field.text('The entry in the navigation; no two pages share one.'),
  title: optional(
    field.text(
      "The document's title, which your name is added to; the label unless said, your title on the About page.",
    ),
  ),
  description: described(
    v.pipe(field.textSchema, v.minLength(50, DESCRIPTION_RULE), v.maxLength(160, DESCRIPTION_RULE)),
    'What search engines and previews show under the title. No two pages share one.',
  ),
  heading: optional(
    field.text(
      'The first heading; the label unless said, a greeting with your name on the About page.',
    ),
  ),
  intro: field.text('The sentence under the heading.'),
};

/** One page: its address, its entry in the navigation and its words at the top. */
export const pageSchema = entity(pageEntries);

/** A page that the site can do without. */
export const optionalPageSchema = entity({
  ...pageEntries,
  hidden: optional(
    field.flag(
      'Whether the site does without this page; what it would show still goes into the résumé.',
    ),
  ),
});

/** See {@link pageSchema}. */
export type Page = v.InferOutput<typeof pageSchema>;

/** See {@link optionalPageSchema}. */
export type OptionalPage = v.InferOutput<typeof optionalPageSchema>;
