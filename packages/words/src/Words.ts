import type { Formats } from './formats.ts';

/** A count with its noun, such as `1 project` and `5 projects`, in the form that the language needs. */
export type Counted = (count: number) => string;

/** What `packages/ui` says itself. */
export interface UiWords {
  /** After a link. */
  opensInNewTab: string;
}

/** An error's kind in a few words, and a sentence or two about it. */
export interface ErrorWords {
  status: string;
  message: string;
}

/** A sentence with the number of characters that a rule asks for or allows. */
type Limited = (characters: number) => string;

/** What the form says about a value that breaks a rule, as whole sentences. */
export interface ContactErrorWords {
  name: { required: string; maxLength: Limited };
  phone: { required: string; format: string; maxLength: Limited };
  email: { required: string; format: string; maxLength: Limited };
  inquiryType: { format: string };
  social: { maxLength: Limited };
  message: { required: string; minLength: Limited; maxLength: Limited };
}

/** Something for each kind of choice among the projects. */
export type ByProjectChoice<Entry> = Record<'category' | 'featured' | 'all' | 'skill', Entry>;

/** What the site says on every page. What only one page says is a part of its own, which only that page loads. */
export interface SiteWords {
  /** In the place of a choice that the address makes, until it is drawn. */
  loading: string;
  /** Links to other pages, as buttons. */
  links: {
    /** To the Contact page: at the start of the first page, at the end of a page, and after the projects. */
    connect: string;
    getInTouch: string;
    collaborate: string;
    seeProjects: string;
    /** To the projects, after what the owner is learning. */
    learningJourney: string;
  };
  /** Links to files. The short ones replace the long ones where there is little room: one or two words. */
  downloads: {
    resume: string;
    resumeShort: string;
    /** Next to the owner's mission. */
    quickResume: string;
    businessCard: string;
    businessCardShort: string;
    /** In the header of a phone: shorter still. */
    card: string;
    vCard: string;
  };
  footer: {
    /** The name of the group of links to the owner's profiles. */
    quickConnect: string;
    /** The name of the link to the owner's e-mail address. */
    email: string;
    copyright: (year: number, name: string) => string;
  };
  /** The screen in the place of a page that can't be shown. */
  errors: {
    /** Its heading and the document's title (spec section 8). */
    title: string;
    notFound: ErrorWords;
    /** The site doesn't answer. */
    unreachable: ErrorWords;
    failed: ErrorWords;
    /** A button that loads the page once more. */
    tryAgain: string;
    stillUnreachable: string;
  };
  /** The page that a browser shows without a connection. */
  offline: {
    /** Its heading, and the kind of error of a page that can't be loaded. */
    title: string;
    intro: string;
  };
}

/** Headings of the first page. */
export interface AboutPageWords {
  selectedWork: string;
  aboutMe: string;
  coreValues: string;
  interests: string;
}

/** What the Skills page says itself, and so on. */
export interface SkillsPageWords {
  /** The name of the filter. */
  filter: string;
  /** The choice of all categories. */
  all: string;
  /** A sentence with a link to the page as a text file: what is before the link, the link, what is after it. */
  asText: readonly [before: string, link: string, after: string];
  spokenLanguages: string;
  spotlight: string;
}

export interface ProjectsPageWords {
  /** The counts at the start of the page. Each stands behind or below its number. */
  statistics: Record<'projects' | 'featured' | 'categories', (count: number) => string>;
  /** The name of the filter. */
  filter: string;
  /** Announced for each choice of the filter, after its name. */
  count: Counted;
  loading: string;
  /**
   * Which projects the cards show.
   * @param name of the choice; for a skill, `with` and its name
   */
  showing: ByProjectChoice<(count: number, name: string) => string>;
  /** The same where only the first ones of many are shown. */
  showingFirst: ByProjectChoice<(shown: number, count: number, name: string) => string>;
  /** Explains the star of a choice. */
  featuredLegend: string;
  /** A button that takes the choice of a skill back. */
  clearChoice: string;
  showMore: string;
  /** The heading of the document with all projects, and the link to it. */
  allInWords: (count: number) => string;
  /** The link back from there. */
  seeFigures: string;
  readStory: (title: string) => string;
  /** The link to all projects on GitHub, GitLab or another network. */
  viewAllOn: (network: string) => string;
}

/** The story of a project. */
export interface StoryPageWords {
  /** The facts about it: its period, the client, the owner's roles, the technologies, and links. */
  when: string;
  for: string;
  as: string;
  with: string;
  links: string;
  code: string;
  demo: string;
  /**
   * The name of a table that scrolls sideways.
   * @param columns the names of its columns
   */
  table: (columns: readonly string[]) => string;
  /**
   * The name of a listing that scrolls sideways.
   * @param language the programming language, if it is known
   */
  listing: (language: string | undefined) => string;
}

export interface ExperiencePageWords {
  /**
   * The name of a drawing of periods on an axis.
   * @param heading of the positions that it shows
   */
  byMonth: (heading: string) => string;
  references: string;
}

/** Headings of the Education page. */
export interface EducationPageWords {
  degrees: (count: number) => string;
  certifications: string;
  publications: string;
  awards: string;
}

export interface ContactPageWords {
  /** A link to the form, or to the e-mail address in its place. */
  writeToMe: string;
  information: string;
  location: string;
  /**
   * The name of a map.
   * @param place a city or a country, if it is known
   */
  map: (place: string | undefined) => string;
  /** The heading of the form. */
  message: string;
  /** In the place of the form on a site without one. */
  byMail: {
    heading: string;
    send: string;
    copyAddress: string;
  };
}

export interface ContactFormWords {
  labels: Record<keyof ContactErrorWords, string>;
  /** By their names in the database, which stay English. */
  inquiryTypes: Record<
    | 'Project Collaboration'
    | 'Resume Review'
    | 'Freelance Inquiry'
    | 'Mentorship'
    | 'General Question',
    string
  >;
  /** The empty choice among them. */
  chooseInquiryType: string;
  /** In the empty field for social media. */
  socialPlaceholder: string;
  /** Spec section 5. */
  errors: ContactErrorWords;
  /** A value that no database can hold. */
  unstorable: string;
  send: string;
  sending: string;
  /** Names the button `send`. */
  withoutScript: string;
  keptFor: (hours: number) => string;
  /** The browser has no network, and nothing has been sent yet. */
  offline: string;
  /** How sending ended (spec section 8). */
  sent: string;
  failed: string;
  /** Why it failed, after `failed`. */
  reasons: {
    offline: string;
    noAnswer: string;
    /** The code that sends could not be loaded. */
    noCode: string;
    /** @param minutes after which to send it again, if they are known */
    tooMany: (minutes: number | undefined) => string;
    /** The field that people don't see was filled in. Names the button `send`. */
    trap: string;
  };
  /** The other ways for a message that could not be sent. */
  otherWays: {
    mail: string;
    copy: string;
    /** The subject of the mail, which the owner reads. */
    subject: (name: string) => string;
  };
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
  aboutPage: AboutPageWords;
  skillsPage: SkillsPageWords;
  projectsPage: ProjectsPageWords;
  storyPage: StoryPageWords;
  experiencePage: ExperiencePageWords;
  educationPage: EducationPageWords;
  contactPage: ContactPageWords;
  contactForm: ContactFormWords;
  content: ContentWords;
  documents: DocumentWords;
}

/** A language: its words, and how it writes numbers and dates. */
export interface Language extends Words {
  formats: Formats;
}
