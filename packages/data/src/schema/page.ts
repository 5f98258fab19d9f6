import { described, entity, optional } from '@portfolio/figures/schema/entity';
import * as v from 'valibot';
import * as field from './fields.ts';

const PATH_RULE =
  'must be a path such as / or /skills, in small letters, without a slash at the end';

/** The build names a file after the path, and file names must be short. */
const MAX_LETTERS = 100;

const DESCRIPTION_RULE = 'must be 50 to 160 characters long';

const pageEntries = {
  path: described(
    v.pipe(
      v.string(PATH_RULE),
      v.regex(/^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/, PATH_RULE),
      v.maxLength(MAX_LETTERS, `must be at most ${MAX_LETTERS} characters long`),
      v.check(
        field.isPortable,
        'must be another path: Windows takes no file called con, aux or the like',
      ),
    ),
    'The address on your site. Nothing else may be published there.',
  ),
  label: field.text('The entry in the navigation; no two pages share one.'),
  title: optional(
    field.text(
      "The document's title, to which your name is added; the label unless set, your title on the About page.",
    ),
  ),
  description: described(
    v.pipe(field.textSchema, v.minLength(50, DESCRIPTION_RULE), v.maxLength(160, DESCRIPTION_RULE)),
    'The text that search engines and previews show under the title. No two pages share one.',
  ),
  heading: optional(
    field.text(
      'The first heading; the label unless set, a greeting with your name on the About page.',
    ),
  ),
  intro: field.text('The sentence under the heading.'),
};

/** One page: its address, its entry in the navigation and its words at the top. */
export const pageSchema = entity(pageEntries);

/** The site's first page. */
export const firstPageSchema = entity({
  ...pageEntries,
  path: described(v.literal('/', 'must be /, where visitors arrive'), 'The address of your site.'),
});

/** A page that the owner may hide. */
export const optionalPageSchema = entity({
  ...pageEntries,
  hidden: optional(
    field.flag('Whether the site does without this page; its content still goes into the résumé.'),
  ),
});

/** See {@link pageSchema}. */
export type Page = v.InferOutput<typeof pageSchema>;

/** See {@link optionalPageSchema}. */
export type OptionalPage = v.InferOutput<typeof optionalPageSchema>;
