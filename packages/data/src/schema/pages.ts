import { described, entity, optional } from '@portfolio/figures/schema/entity';
import type * as v from 'valibot';
import { firstPageSchema, optionalPageSchema, pageSchema } from './page.ts';

/** A page in the table of pages. */
interface PageRow {
  /** The schema of its texts in `pages.json`. */
  schema: v.GenericSchema;
  /** Its type at schema.org. */
  type: string;
  /**
   * The lists of the content that it shows. One of them must have an entry, or the page is hidden. A page without such
   * lists is always there.
   */
  shows: readonly string[];
  /** Texts that fit anyone, used if the owner hasn't written any. */
  generic: {
    /** The entry in the navigation. */
    label: string;
    /** The end of a sentence about the page that begins with the owner's name: 'Ada Lovelace: …'. */
    about: string;
    intro: string;
  };
}

/**
 * Every page that a site may have (spec section 2). A new page needs a row here and its view,
 * `packages/site/src/pages/<Name>Page.tsx`; content of its own is a file in `contentFiles`. Navigation,
 * prerendering, sitemap, link preview and Markdown twin follow from the row. If an owner's `pages.json` doesn't
 * have the page yet, the site shows it with its generic texts once it has content.
 */
export const pageTable = {
  about: {
    schema: described(firstPageSchema, 'The first page, at /.'),
    type: 'ProfilePage',
    shows: [],
    generic: {
      label: 'About',
      about: 'who I am, what I have done so far, and how you can reach me.',
      intro: 'Welcome. Here is who I am, what I have done, and how to reach me.',
    },
  },
  skills: {
    schema: described(optionalPageSchema, 'Your skills.'),
    type: 'WebPage',
    shows: ['skillCategories', 'languages'],
    generic: {
      label: 'Skills',
      about: 'what I work with, and the skills that I bring along.',
      intro: 'What I work with, sorted by what it is for.',
    },
  },
  projects: {
    schema: described(optionalPageSchema, 'Your projects.'),
    type: 'CollectionPage',
    shows: ['projects'],
    generic: {
      label: 'Projects',
      about: 'a selection of my projects, with what each of them is about.',
      intro: 'A selection of what I have worked on.',
    },
  },
  experience: {
    schema: described(optionalPageSchema, 'Where you have worked.'),
    type: 'WebPage',
    shows: ['experience', 'references'],
    generic: {
      label: 'Experience',
      about: 'where I have worked, from when to when, and what I did there.',
      intro: 'Where I have worked, and what I did there.',
    },
  },
  education: {
    schema: described(optionalPageSchema, 'Degrees, certifications, publications and awards.'),
    type: 'WebPage',
    shows: ['degrees', 'certifications', 'publications', 'awards'],
    generic: {
      label: 'Education',
      about: 'where I have studied, and the certificates that I have earned.',
      intro: 'Where I have studied, and what I have learned since.',
    },
  },
  contact: {
    schema: described(pageSchema, 'How to reach you, and the form, if it is on.'),
    type: 'ContactPage',
    shows: [],
    generic: {
      label: 'Contact',
      about: 'how to get in touch with me, and how to write me a message.',
      intro: 'Write to me: I am glad to hear from you.',
    },
  },
} as const satisfies Record<string, PageRow>;

type PageTable = typeof pageTable;

/** The name of a page. */
export type PageName = keyof PageTable;

/** The names of all pages that a site may have. */
export const pageNames = Object.keys(pageTable) as PageName[];

const schemas = Object.fromEntries(
  pageNames.map((name) => {
    const { schema, shows } = pageTable[name];
    return [name, shows.length > 0 ? optional(schema) : schema];
  }),
);

/** The texts of all pages. Content may leave out a page that shows lists; `withDefaults` adds it. */
export const pagesSchema = entity(schemas as { [Name in PageName]: PageTable[Name]['schema'] });

/** See {@link pagesSchema}. */
export type Pages = v.InferOutput<typeof pagesSchema>;

/** The lists of a content that pages show. */
type Lists = { [Part in PageTable[PageName]['shows'][number]]?: readonly unknown[] };

const MAX_DESCRIPTION = 160;

/**
 * All pages with their generic texts. A page without content is hidden.
 * @param labels entries in the navigation
 * @default the English ones
 */
export function genericPages(
  lists: Lists,
  owner: { name: string },
  labels: Partial<Record<PageName, string>> = {},
): Pages {
  const pages = pageNames.map((name) => {
    const { generic, shows } = pageTable[name];
    const described = `${owner.name}: ${generic.about}`;
    const isEmpty = shows.length > 0 && shows.every((part) => (lists[part] ?? []).length === 0);
    const page = {
      path: name === 'about' ? '/' : `/${name}`,
      label: labels[name] ?? generic.label,
      description: described.length <= MAX_DESCRIPTION ? described : `Here is ${generic.about}`,
      intro: generic.intro,
      ...(isEmpty && { hidden: true }),
    };
    return [name, page] as const;
  });
  return Object.fromEntries(pages) as Pages;
}
