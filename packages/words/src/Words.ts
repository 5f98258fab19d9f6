import type { Formats } from './formats.ts';

/** A count with its noun, such as `1 project` and `5 projects`, in the form that the language needs. */
export type Counted = (count: number) => string;

/** What `packages/ui` says itself. */
export interface UiWords {
  /** After a link. */
  opensInNewTab: string;
}

/** What the site's own views say. */
export interface SiteWords {
  tryAgain: string;
}

/** What functions over the content say, on pages and in documents. They run when the site is built: no page loads it. */
export interface ContentWords {
  /** The heading of the first page, unless the owner writes one. */
  greeting: (name: string) => string;
  /** A label before its text: `Spanish: Native speaker`. The text is empty where a link follows. */
  labelled: (label: string, text: string) => string;
  /** The end of a period that goes on. */
  present: string;
  /** The length of a period: `1 year 3 months`. Either of them may be 0, and isn't said then. */
  length: (years: number, months: number) => string;
  /** How many of all projects use a skill, in the middle of a line: `used in 3 of 7 projects`. */
  use: (used: number, total: number) => string;
  facts: {
    availableFrom: string;
    /** Before a place: city, region, country. */
    basedIn: string;
    languages: string;
    localTime: string;
    /** A language and its level, among others in a line: `English (fluent)`. The owner's level begins with a capital. */
    language: (name: string, level: string) => string;
  };
  /** The labels of the contact information. */
  contact: { email: string; phone: string; location: string };
  /** The headings of positions, by their kind. */
  positions: Record<'employment' | 'internship' | 'volunteering', string>;
  /** The badge of a position, by its kind. */
  badges: Record<'internship' | 'volunteering', string>;
  /** The kinds of certificates. */
  certificates: Record<'Course' | 'Internship' | 'Certificate', string>;
  projects: {
    /** The line about a category that the owner hasn't described. */
    unlisted: string;
    /** A choice among the categories: the projects that the owner features. */
    featured: string;
    /** The same, where a category is called so. */
    featuredProjects: string;
    /** A choice among the categories: all projects. */
    all: string;
    /** The same, where a category is called so. */
    allProjects: string;
    /** A choice among the categories: the projects that use a skill. */
    withSkill: (skill: string) => string;
  };
}

/** What only documents and files say: résumé, card, texts for programs. No page loads it. */
export interface DocumentWords {
  /** A few words as a sentence, with its end. */
  sentence: (text: string) => string;
  resume: {
    /** In the title of the PDF, after the owner's name. */
    title: string;
    /** Headings, which have 33 mm. */
    sections: Record<
      | 'experience'
      | 'volunteering'
      | 'projects'
      | 'education'
      | 'certificates'
      | 'publications'
      | 'awards'
      | 'skills'
      | 'languages'
      | 'interests'
      | 'references'
      | 'links',
      string
    >;
    /** The label of the site's own address. */
    website: string;
    /** After a certificate that its provider lets anyone check. */
    verified: string;
    /** The names of things that have no room, and how many more there are; that may be 0. */
    others: (names: readonly string[], more: number) => string;
    /** At the foot of a page: `1 / 2`. The numbers come as placeholders. */
    page: (page: string, pages: string) => string;
  };
  card: {
    /** In the title of the PDF, after the owner's name. */
    title: string;
    /** Alternative text. */
    code: string;
  };
  /** Previews of links. */
  preview: {
    /** How many of all projects use a skill; 230 of 1200 px. */
    use: (used: number, total: number) => string;
    /** Below the number of certificates, without it. */
    certificates: Counted;
  };
  /** Markdown twins of pages, and llms.txt. */
  texts: {
    aboutMe: string;
    coreValues: string;
    interests: string;
    spokenLanguages: string;
    spotlight: string;
    /** A sentence: how many of all projects use a skill, and which. */
    uses: (used: number, total: number, projects: string) => string;
    /** About a project. */
    featured: string;
    technologies: string;
    /** The text of a link. */
    code: string;
    /** The text of a link. */
    demo: string;
    /** The text of a link. */
    story: string;
    /** Before how a figure was measured. */
    measured: string;
    skills: string;
    references: string;
    /** A link to where somebody's words can be checked. */
    check: string;
    degree: string;
    certificates: string;
    /** About a certificate. */
    verified: string;
    /** The text of a link. */
    seeCertificate: string;
    publications: string;
    awards: string;
    /** The text of a link. */
    readMore: string;
    /** The text of a link. */
    map: string;
    /** Headings of llms.txt. */
    pages: string;
    results: string;
    stories: string;
    files: string;
    /** The files. */
    resumePdf: string;
    resumeJson: string;
    contactCard: string;
  };
}

/** What functions over the content need to know of a language. */
export interface ContentLanguage {
  content: ContentWords;
  formats: Formats;
}

/** All texts of the product in one language. */
export interface Words {
  ui: UiWords;
  site: SiteWords;
  content: ContentWords;
  documents: DocumentWords;
}

/** A language: its words, and how it writes numbers and dates. */
export interface Language extends Words {
  formats: Formats;
}
