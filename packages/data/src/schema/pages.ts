import { described, entity } from '@portfolio/figures/schema/entity';
import type * as v from 'valibot';
import { firstPageSchema, optionalPageSchema, pageSchema } from './page.ts';

/**
 * Every page that a site may have (spec section 2): the schema of its words, its schema.org type, and
 * the parts of the content that it shows. Its words fit anyone, until the owner of an imported résumé
 * writes their own. One of the parts must have an entry, or the owner hides the page.
 *
 * A new page needs a row here (and a file in `contentFiles` for content of its own), its words in
 * `pages.json`, and its view, `packages/site/src/pages/<Name>Page.tsx`. Its Markdown twin holds all texts of
 * its parts, unless `pageText.ts` of the package `build` has a body for it.
 */
export const pageTable = {
  about: {
    schema: described(firstPageSchema, 'The first page, at /.'),
    type: 'ProfilePage',
    shows: [],
    generic: {
      about: 'who I am, what I have done so far, and how you can reach me.',
      intro: 'Welcome. Here is who I am, what I have done, and how to reach me.',
    },
  },
  skills: {
    schema: described(optionalPageSchema, 'Your skills.'),
    type: 'WebPage',
    shows: ['skillCategories', 'languages'],
    generic: {
      about: 'what I work with, and the skills that I bring along.',
      intro: 'What I work with, sorted by what it is for.',
    },
  },
  projects: {
    schema: described(optionalPageSchema, 'Your projects.'),
    type: 'CollectionPage',
    shows: ['projects'],
    generic: {
      about: 'a selection of my projects, with what each of them is about.',
      intro: 'A selection of what I have worked on.',
    },
  },
  experience: {
    schema: described(optionalPageSchema, 'Where you have worked.'),
    type: 'WebPage',
    shows: ['experience', 'references'],
    generic: {
      about: 'where I have worked, from when to when, and what I did there.',
      intro: 'Where I have worked, and what I did there.',
    },
  },
  education: {
    schema: described(optionalPageSchema, 'Degrees, certifications, publications and awards.'),
    type: 'WebPage',
    shows: ['degrees', 'certifications', 'publications', 'awards'],
    generic: {
      about: 'where I have studied, and the certificates that I have earned.',
      intro: 'Where I have studied, and what I have learned since.',
    },
  },
  contact: {
    schema: described(pageSchema, 'How to reach you, and the form, if it is on.'),
    type: 'ContactPage',
    shows: [],
    generic: {
      about: 'how to get in touch with me, and how to write me a message.',
      intro: 'Write to me: I am glad to hear from you.',
    },
  },
} as const;

type PageTable = typeof pageTable;

/** The names of all pages that a site may have. */
export const pageNames = Object.keys(pageTable) as (keyof PageTable)[];

/** The words of all pages. */
export const pagesSchema = entity(
  Object.fromEntries(pageNames.map((name) => [name, pageTable[name].schema])) as {
    [Name in keyof PageTable]: PageTable[Name]['schema'];
  },
);

/** See {@link pagesSchema}. */
export type Pages = v.InferOutput<typeof pagesSchema>;
