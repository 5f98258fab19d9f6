import type { Formats } from './formats.ts';

export type { Formats };

/** A count with its noun, such as `1 project` and `5 projects`, in the form that the language needs. */
export type Counted = (count: number) => string;

/** The text of a link that everybody sees, and what follows it for assistive technology: `['Code', ' of Tides']`. */
export type LinkText = readonly [shown: string, more: string];

/** Which way a quantity is better, or has moved. */
type Side = 'lower' | 'higher';

/** What figures say: the sentences that assistive technology gets, axes and tables. Numbers come as they are written. */
export interface FigureWords {
  /** Opens the table with the numbers. */
  numbers: string;
  /** The name of the table where it is in sight. */
  numbersOf: (title: string) => string;
  /** A whole sentence about a title, with its full stop: `Time: from 3 ms to 2 ms.` */
  about: (title: string, finding: string) => string;
  /** The same where the title asks: `How long? From 3 ms to 2 ms.` */
  answer: (title: string, finding: string) => string;
  /** A finding that says its subject itself, as a sentence. */
  sentence: (finding: string) => string;
  /** Joins parts of a sentence that could be sentences of their own. */
  clauses: (clauses: readonly string[]) => string;
  lessThan: (percent: string) => string;
  moreThan: (percent: string) => string;
  /** From the least to the greatest value. */
  range: (low: string, high: string) => string;
  isBetter: Readonly<Record<Side, string>>;
  /** A quantity and which way it is better, for an axis or the head of a column. */
  withBetter: (quantity: string, better: Side) => string;
  /** A remark on an axis whose lines have no common beginning. */
  notFromZero: string;
  /** The same after the quantity on the axis. */
  quantityNotFromZero: (quantity: string) => string;
  /** A value before and after. */
  change: {
    /** Part of a sentence after the title, without a full stop. */
    unchanged: (at: { value: string; before: string; after: string }) => string;
    /** As above. `size` is one of the three below. */
    changed: (change: {
      from: string;
      before: string;
      to: string;
      after: string;
      size: string;
      isImprovement: boolean;
    }) => string;
    /** A difference with its unit or in percent. */
    by: (difference: string, direction: Side) => string;
    /** A factor of at least 3. */
    times: (factor: string) => string;
    /** A difference between two percentages; `difference` says whether it is one. */
    percentagePoints: (text: string, difference: number) => string;
    /** Table: the heading of the first column, of the second (completed by `withBetter`), and of the last row. */
    stage: string;
    value: string;
    change: string;
    /** Table: nothing changed. */
    none: string;
    /** Below the axis, whose lower values are where a line of the language begins: its arrow points to the better ones. */
    axis: Readonly<Record<Side, string>>;
    /** The same where there is little room. */
    shortAxis: Readonly<Record<Side, string>>;
  };
  /** So many of so many. */
  share: {
    /** Without a full stop. `unit` is what is counted, `label` what is true of the part. */
    finding: (share: {
      part: string;
      whole: string;
      unit: string;
      label: string;
      percent: string;
    }) => string;
    /** Large, on the drawing. */
    of: (part: string, whole: string) => string;
    /** Next to it. */
    counted: (unit: string, label: string, percent: string) => string;
    /** Next to it, where the owner wrote a note. */
    note: (percent: string, note: string) => string;
    /** Headings of columns. */
    count: string;
    share: string;
    /** Headings of rows. */
    others: string;
    all: string;
  };
  /** Lines over time or over steps. */
  series: {
    /** A value of the horizontal axis: `week 8`. */
    position: (quantity: string, value: string) => string;
    /** The same in a sentence, where `at` has what it needs: `at week 8`, `in Oct 2024`. */
    at: (quantity: string, value: string) => string;
    inYear: (year: string) => string;
    inMonth: (month: string) => string;
    onDay: (day: string) => string;
    /** The last value of a line, and its place in a sentence. */
    ends: (line: string, value: string, place: string) => string;
    /** Adds the first value to that. */
    began: (end: string, value: string, place: string) => string;
    /** Adds a range around the line to that, with its name. */
    band: (end: string, label: string, range: string) => string;
    lineWithoutValue: (line: string) => string;
    /** No line has a value; after the title. */
    noValues: string;
    /** Table: no value here. */
    none: string;
    /** Headings of the column with the differences of two lines, and of the row with means. */
    difference: string;
    mean: string;
    /** The unit of a difference between percentages. */
    points: string;
    /** How far one line is from the other, in a sentence. `side` is where our line is. */
    gap: (gap: {
      side: Side;
      least: string;
      leastAt: string;
      most: string;
      mostAt: string;
      mean: string;
    }) => string;
  };
  /** Named values, one of them ours. */
  comparison: {
    /** `ours` is our name and value; the others are as good. */
    sameAsOther: (ours: string) => string;
    sameAsOthers: (ours: string) => string;
    /** Of two values. */
    ofTwo: (ours: string, side: Side) => string;
    /** Of three or more. `position` counts from 1 at the better side, which is low or high. */
    rank: (rank: {
      ours: string;
      position: number;
      count: number;
      better: Side;
      isTied: boolean;
    }) => string;
    /** `named` is a list of values. */
    andOthers: (named: string, count: number) => string;
    /** Below a small drawing, for the rows that it has no room for. */
    more: Counted;
    /** Headings of columns. */
    name: string;
    interval: string;
  };
  /** A confusion matrix. */
  matrix: {
    /** Nothing was counted; after the title. */
    empty: (unit: string) => string;
    allCorrect: (total: string, unit: string) => string;
    /** After the title, without the last full stop. `confusions` is one of the two below; `recalls` a list of classes. */
    finding: (result: {
      total: string;
      unit: string;
      correct: string;
      percent: string;
      confusions: string;
      recalls: string;
    }) => string;
    /** Many pairs of classes are confused equally often; `text` is the count as it is written. */
    atMost: (text: string, count: number) => string;
    /** One or two pairs. */
    mostOften: (pairs: readonly { actual: string; predicted: string }[], count: string) => string;
    /** After a large share, on the drawing. */
    correct: string;
    /** Below it: the text and the names in their order. */
    mostOftenTaken: <Name>(
      actual: Name,
      predicted: Name,
      count: string,
    ) => readonly (string | Name)[];
    /** The heading of the corner: of rows by columns, which are headings of their own. */
    corner: (rows: string, columns: string) => string;
    recall: string;
    /** No recall, of a class without members. */
    none: string;
  };
  /** A curve that judges a classifier. */
  curve: {
    /** `summary` is a single number that sums up the curve. */
    forms: Readonly<
      Record<
        'roc' | 'precision-recall' | 'calibration',
        { name: string; x: string; y: string; summary: string }
      >
    >;
    withArea: (name: string, area: string) => string;
    /** What the points of each form show; part of a sentence. */
    neverAboveGuessing: string;
    farthest: (truePositive: string, falsePositive: string) => string;
    noPoints: string;
    balanced: (precision: string, recall: string) => string;
    calibrated: string;
    differ: (gap: string, observed: string, predicted: string) => string;
    guessingReaches: (precision: string) => string;
    /** On the lines that the curve is compared with. */
    asPredicted: string;
    guessing: string;
    guessingAt: (precision: string) => string;
  };
}

/** What `packages/ui` says itself, in groups: a page loads those of its own components only. */
export interface UiWords {
  /** What components of several pages say. */
  common: {
    /** After a link. */
    opensInNewTab: string;
    /** The first link of a page, for keyboards. */
    skipToContent: string;
    /** The name of the navigation between pages. */
    mainNavigation: string;
    /** The name of the links to the pages above this one. */
    breadcrumb: string;
    /** Before a heading, for assistive technology; ends in a colon. */
    linkToSection: string;
    /** A field that only spam programs fill in. */
    leaveEmpty: string;
    /** Announced after a copy. */
    copied: string;
    loading: string;
    /** The end of a list that is cut: `+2 more`. */
    more: Counted;
    /** A category that holds something featured; after its name and a comma. */
    hasFeatured: string;
  };
  figures: FigureWords;
  theme: {
    /** The name of the choice, and each choice. */
    label: string;
    system: string;
    light: string;
    dark: string;
  };
  /** A button that stops everything that moves, or restarts it. */
  motion: { play: string; pause: string };
  /** The buttons next to what a visitor has typed. */
  draft: { undo: string; clear: string };
  map: {
    /** Says that the map is on another server, which learns who asks for it; `show` is the button below. */
    ask: (provider: string) => string;
    show: string;
    loading: string;
    failed: string;
    /** Without JavaScript. */
    notLoaded: string;
    retry: string;
  };
  /** A time zone, called after a city, and how its time differs from the visitor's. */
  zone: {
    name: (city: string) => string;
    same: string;
    ahead: (hours: string) => string;
    behind: (hours: string) => string;
  };
  /** The button of a card with two sides. */
  card: {
    turn: string;
    back: string;
    close: string;
    /** What the button does, and the subject of the card. Begins with `action`. */
    button: (action: string, subject: string) => string;
  };
  /** Sentences that rotate in one place. */
  quotes: { label: string; play: string; pause: string; previous: string; next: string };
  /** Skills that rotate in one place. */
  spotlight: {
    /** What kind of thing it is, and what each of its parts is (ARIA `aria-roledescription`). */
    carousel: string;
    slide: string;
    /** `label` is the name of the whole. */
    play: (label: string) => string;
    pause: (label: string) => string;
    previous: string;
    next: string;
    chooseSkill: string;
    chooseQuote: string;
    skills: string;
    skill: (name: string, position: number, count: number) => string;
    quote: (position: number, count: number) => string;
  };
  skill: {
    proficiency: string;
    proficiencyIn: (name: string) => string;
    /** A sentence. */
    proficiencyPercent: (percent: number) => string;
    /** A heading above projects. */
    usedIn: string;
    /** A sentence; the number of others is 0 if all are named. */
    usedInProjects: (titles: readonly string[], others: number) => string;
    /** `React, used in 5 of 20 projects`. Everybody sees the second part, and some places the third as well. */
    evidence: (
      name: string,
      count: number,
      total: number,
    ) => readonly [before: string, shown: string, after: string];
    /** Above the owner's estimates. */
    estimate: string;
    /** Above drawings with a square for each project, and above bars. */
    squares: (total: number) => string;
    bars: (total: number) => string;
  };
  project: {
    featured: string;
    forClient: (client: string) => string;
    /** Names of lists. */
    facts: (title: string) => string;
    technologiesOf: (title: string) => string;
    firstTechnologiesOf: (title: string) => string;
    technologies: string;
    measured: string;
    readMore: string;
    readStory: (title: string) => LinkText;
    /** The same where there is room for one word. */
    story: (title: string) => LinkText;
    code: (title: string) => LinkText;
    demo: (title: string) => LinkText;
  };
  /** Links to the stories before and after this one. */
  stories: {
    label: string;
    previous: (category: string) => string;
    next: (category: string) => string;
  };
  certification: {
    verified: (title: string) => LinkText;
    see: (title: string) => LinkText;
    skillsOf: (title: string) => string;
  };
  testimonial: {
    /** Before the address of a site, on which visitors can check somebody's words. The second part is only heard. */
    check: (
      name: string | undefined,
    ) => readonly [shown: string, more: string, beforeAddress: string];
  };
  timeline: { skillsAs: (title: string) => string };
  /** The button on the front of a value. */
  value: { inPractice: string };
  contact: {
    /** `label` is a kind of address, such as `Email`. */
    copy: (label: string) => string;
    /** After an address, for assistive technology. */
    verified: string;
  };
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
  /** The name of the links to the same page in other languages. */
  language: string;
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
  /** Notices that the law of some countries asks for, as people call them there. */
  legal: { privacy: string; imprint: string };
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
  /** The kind of error of a page that can't be loaded. */
  offline: string;
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
  /** Says what the star after a label means. */
  requiredNote: string;
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
  /** The page has no script, or it couldn't be loaded; names the button `send`. */
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
export interface Words extends UiWords {
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
